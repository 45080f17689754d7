import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The password of the account; where it has none, the token of a link that was mailed for this. */
export const ownerProof = z
  .object({
    password: z.string().min(1, 'Please enter your password').max(1000, 'Password too long').optional(),
    token: z.string().min(1).max(200).optional(),
  })
  .refine(({ password, token }) => password !== undefined || token !== undefined, {
    error: 'Please enter your password',
    path: ['password'],
  })

export const mailProofLink = endpoint({
  method: 'POST',
  path: '/api/account/proof-link',
  audience: 'member',
  summary: 'Mail a link that stands in for a password, to an account without one',
  body: z.object({ purpose: z.enum(['data', 'closing']) }),
  reply: null,
  errors: ['conflict', 'rate_limited'],
})
