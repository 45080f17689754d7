import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** Asked by the page itself: the server draws it without knowing who looks. */
export const noteView = endpoint({
  method: 'POST',
  path: '/api/properties/:id/views',
  audience: 'anyone',
  unconfirmed: 'allowed',
  summary: 'Say that the page of a space was opened; it is counted, and nothing about anybody is kept',
  params: z.object({ id }),
  // A page of somebody else cannot send JSON, and so counts nothing.
  body: z.object({ what: z.literal('venue') }),
  reply: null,
  errors: ['rate_limited'],
})
