import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The checkout asks for nothing else that only it asks for. */
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
