import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { price } from '../listing/listing-fields.ts'
import { dayRange } from './block-days.ts'

export const priceDays = endpoint({
  method: 'PUT',
  path: '/api/hosting/listings/:id/prices',
  audience: 'host',
  summary: 'Set a price for a day or a range of days; null goes back to the usual one',
  params: z.object({ id }),
  body: z.object({ ...dayRange, pricePerDay: price.nullable() }),
  reply: null,
  errors: ['not_found'],
})
