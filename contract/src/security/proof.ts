import { z } from 'zod'

/** Asked again before something that a borrowed screen must not change. */
export const ownPassword = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(1000, 'Password too long')

/** Six digits of the app, or a recovery code. */
export const code = z
  .string({ error: 'Please enter a code' })
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'This code is too long')

export const passwordProof = z.object({ password: ownPassword })
/** A code comes with it where two-factor is on. */
export const ownProof = z.object({ password: ownPassword, code: code.optional() })
export type OwnProof = z.output<typeof ownProof>
export const fullProof = z.object({ password: ownPassword, code })
