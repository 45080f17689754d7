import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { session } from './session.ts'

export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/account/refresh',
  audience: 'anyone',
  summary: 'Exchange a single-use refresh token for a new session',
  body: z.object({ refresh_token: z.string().min(1, check('refresh_token_missing')).max(200) }),
  reply: session,
  errors: ['session_not_found', 'rate_limited'],
})
