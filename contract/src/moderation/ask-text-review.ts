import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const askTextReview = endpoint({
  method: 'POST',
  path: '/api/refused-texts/:id/review',
  audience: 'member',
  summary:
    'Ask a person to look at a text of yours that the rules refused; approved, you can save exactly it',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'conflict', 'rate_limited'],
})
