import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { price } from '../listing/listing-fields.ts'
import { dayRange } from './block-days.ts'
import { BLOCK_LISTINGS_MAX } from './block-times.ts'

/** Left out: stays as it is. Null: back to the usual one. */
const dayPrices = { pricePerDay: price.nullable().optional(), pricePerHour: price.nullable().optional() }

type Prices = { pricePerDay?: number | null | undefined; pricePerHour?: number | null | undefined }

function hasPrice({ pricePerDay, pricePerHour }: Prices): boolean {
  return pricePerDay !== undefined || pricePerHour !== undefined
}

const NO_PRICE = { path: ['pricePerDay'], message: check('nothing_to_change') }

export const priceSpaces = endpoint({
  method: 'PUT',
  path: '/api/hosting/calendar/prices',
  audience: 'host',
  summary: 'The same for several of your spaces: for all of them or for none',
  body: z
    .object({ listings: z.array(id).min(1).max(BLOCK_LISTINGS_MAX), ...dayRange, ...dayPrices })
    .refine(hasPrice, NO_PRICE),
  reply: null,
  errors: ['not_found'],
})

export const priceDays = endpoint({
  method: 'PUT',
  path: '/api/hosting/listings/:id/prices',
  audience: 'host',
  summary:
    'Set a price for a day or a range of days, by the day, by the hour or both; null goes back to the usual one',
  params: z.object({ id }),
  body: z.object({ ...dayRange, ...dayPrices }).refine(hasPrice, NO_PRICE),
  reply: null,
  errors: ['not_found'],
})
