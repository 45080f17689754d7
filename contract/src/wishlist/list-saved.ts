import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const listSaved = endpoint({
  method: 'GET',
  path: '/api/saved',
  audience: 'member',
  summary: 'Which listings are on the wishlist, so that every heart knows its state; the newest 500',
  reply: z.object({ saved: z.array(z.object({ id, propertyId: id })) }),
  errors: [],
})
