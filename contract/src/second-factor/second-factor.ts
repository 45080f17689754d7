import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code } from '../proof/fields.ts'

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  audience: 'member',
  summary: 'Make a key for an authenticator app; it guards nothing until a code of it was confirmed',
  proof: 'fresh',
  /** The key to type, and the same as a picture to scan. */
  limit: { max: 120, seconds: 60 },
  reply: z.object({ key: z.string(), uri: z.string(), svg: z.string() }),
  errors: ['conflict', 'password_missing'],
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmForm = z.object({ code })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  audience: 'member',
  summary: 'Turn the second factor on with a code of the app; answers the recovery codes, this once',
  body: confirmForm,
  limit: { max: 120, seconds: 60 },
  reply: recoveryCodes,
  errors: ['code_invalid', 'conflict', 'rate_limited'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  audience: 'member',
  summary: 'Replace the recovery codes by new ones; the old ones stop working',
  proof: 'fresh',
  limit: { max: 120, seconds: 60 },
  reply: recoveryCodes,
  errors: ['conflict', 'rate_limited'],
})

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/off',
  audience: 'member',
  summary: 'Turn the second factor off',
  proof: 'fresh',
  reply: null,
  errors: ['conflict'],
})
