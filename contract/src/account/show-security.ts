import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { passkey } from '../passkey/own-passkeys.ts'

export const security = z.object({
  password: z.object({ isSet: z.boolean(), changedAt: instant.nullable() }),
  /** `isOffered`: this Roomtone is set up for it. `email`: whose Google account is connected. */
  google: z.object({ isOffered: z.boolean(), email: z.string().nullable(), linkedAt: instant.nullable() }),
  passkeys: z.array(passkey),
  secondFactor: z.object({ isOn: z.boolean(), since: instant.nullable(), recoveryCodesLeft: z.int() }),
  /** When a lost second factor will be removed, unless its owner objects. */
  factorRemoval: z.object({ takesEffectAt: instant }).nullable(),
})

export type Security = z.output<typeof security>

export const showSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  audience: 'member',
  summary: 'How this account is signed in to',
  reply: security,
  errors: [],
})
