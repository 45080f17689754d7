import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const saveProperty = endpoint({
  method: 'POST',
  path: '/api/wishlist',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Save a listing; saving it twice is saving it once',
  body: z.object({ propertyId: id }),
  reply: z.object({ id, propertyId: id }),
  errors: ['not_found'],
})
