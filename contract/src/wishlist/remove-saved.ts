import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const removeSaved = endpoint({
  method: 'DELETE',
  path: '/api/wishlist/:id',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Take a listing off the wishlist',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found'],
})
