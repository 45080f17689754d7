import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/account/password-reset/request',
  audience: 'anyone',
  summary: 'Mail a reset link; answers alike whether or not the address has an account',
  body: z.object({ email }),
  reply: null,
  errors: ['rate_limited'],
})
