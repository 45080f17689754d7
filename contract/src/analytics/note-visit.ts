import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * The server can't see this otherwise: every other endpoint that the checkout calls has other callers too.
 */
export const noteVisit = endpoint({
  method: 'POST',
  path: '/api/visits',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Say that a checkout was opened; it is counted, and nothing about anybody is kept',
  body: z.object({ what: z.literal('checkout') }),
  reply: null,
  errors: ['rate_limited'],
})
