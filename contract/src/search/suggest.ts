import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  audience: 'anyone',
  summary: 'Places and listings that begin with, or resemble, what somebody is typing',
  query: z.object({ text: z.string().trim().max(100).default('') }),
  reply: z.object({
    places: z.array(z.object({ label: z.string(), kind: z.enum(['city', 'state']), count: z.int() })),
    listings: z.array(z.object({ id, title: z.string(), city: z.string(), state: z.string() })),
  }),
  errors: ['rate_limited'],
})
