import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, signInPassword } from '../fields.ts'
import { deviceId, session } from './session.ts'

export const signInForm = z.object({ email, password: signInPassword })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  audience: 'anyone',
  summary: 'Sign in with email and password',
  body: signInForm.extend({ deviceId }),
  reply: session.extend({ reactivated: z.boolean() }),
  errors: ['not_whitelisted', 'invalid_credentials', 'account_suspended', 'rate_limited'],
})
