import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm-email',
  audience: 'anyone',
  summary: 'Confirm an email address with the token of its link',
  body: z.object({ token: z.string().min(1, check('link_incomplete')).max(200) }),
  reply: z.object({ email: z.string() }),
  errors: ['link_invalid', 'sign_in_first', 'rate_limited'],
})
