import { z } from 'zod'
import { deviceId, session } from '../account/session.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { passkeyAssertion } from './passkey-answer.ts'
import { passkeyRequest } from './passkey-question.ts'

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/account/passkey-sign-in/begin',
  audience: 'anyone',
  summary: 'Begin a sign-in with a passkey: what the browser is asked to sign',
  /** Requires JSON, because forms on other people's pages cannot send it. */
  body: z.object({ mediation: z.enum(['button', 'autofill']) }),
  reply: passkeyRequest,
  errors: ['rate_limited'],
})

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/account/passkey-sign-in',
  audience: 'anyone',
  summary: 'Sign in with a passkey; it counts as password and second factor',
  body: z.object({ challengeId: id, response: passkeyAssertion, deviceId }),
  reply: session.extend({ reactivated: z.boolean() }),
  errors: [
    'passkey_invalid',
    'passkey_cloned',
    'not_whitelisted',
    'account_suspended',
    'account_closing',
    'account_closed',
    'rate_limited',
  ],
})
