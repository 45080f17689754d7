import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { price } from '../listing/listing-fields.ts'
import { dayRange } from './block-days.ts'
import { BLOCK_LISTINGS_MAX } from './block-times.ts'

export const priceSpaces = endpoint({
  method: 'PUT',
  path: '/api/hosting/calendar/prices',
  audience: 'host',
  summary: 'The same for several of your spaces: for all of them or for none',
  body: z.object({
    listings: z.array(id).min(1).max(BLOCK_LISTINGS_MAX),
    ...dayRange,
    pricePerDay: price.nullable(),
  }),
  reply: null,
  errors: ['not_found'],
})

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
