import { z } from 'zod'
import { member } from './member.ts'

/** Kept in the browser's local storage under these names. `expires_at` is in seconds since 1970. */
export const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  expires_at: z.int(),
  token_type: z.literal('bearer'),
  user: member,
})

export type Session = z.output<typeof session>

/** A random name that a browser gives itself, so that a sign-in from a new device can be noticed. */
export const deviceId = z.string().max(100).optional()
