import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { newPassword } from '../fields.ts'

export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/api/account/password-reset/complete',
  audience: 'anyone',
  summary: 'Set a new password with the token of a reset link; ends every session',
  body: z.object({ token: z.string().min(1, check('link_incomplete')).max(200), password: newPassword }),
  limit: { max: 300, seconds: 60 },
  reply: null,
  errors: ['link_invalid', 'weak_password', 'rate_limited'],
})
