import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, signInPassword } from '../fields.ts'
import { code } from '../proof/fields.ts'
import { deviceId, session } from './session.ts'

export const signInForm = z.object({
  email,
  password: signInPassword,
  /** With two-factor on: six digits of the app, or a recovery code. */
  code: code.optional(),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  audience: 'anyone',
  summary: 'Sign in with email and password',
  body: signInForm.extend({ deviceId }),
  limit: { max: 300, seconds: 60 },
  reply: session.extend({ reactivated: z.boolean() }),
  errors: [
    'not_whitelisted',
    'invalid_credentials',
    'account_suspended',
    'account_closing',
    'account_closed',
    'code_required',
    'code_invalid',
    'rate_limited',
  ],
})
