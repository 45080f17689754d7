import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import { PRICE_MAX, PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { localDate } from '../listing/listing-fields.ts'
import { SORTS, searchReply } from './search.ts'

const words = z.string().trim().max(100, check('words_too_many')).optional()
const cents = z.coerce.number().int().min(0).max(PRICE_MAX).optional()
const total = z.coerce
  .number()
  .int()
  .min(0)
  .max(PRICE_MAX * STAY_MAX_DAYS)
  .optional()

/** `a,b,c` in an address; unknown values are dropped, so that old links keep working. */
const listOf = <T extends string>(known: readonly T[]) =>
  z
    .string()
    .max(1000)
    .optional()
    .transform((text) => {
      const asked = new Set(text?.split(',') ?? [])
      return known.filter((value) => asked.has(value))
    })

export const searchQuery = z.object({
  /** A city, a state, a postal code, or words. */
  where: words,
  /** Words in title, tagline, description and highlights. */
  words,
  /** `from` alone, or with the same `to`: any free block of the minimum hours that day. Else the whole range. */
  from: localDate.optional(),
  to: localDate.optional(),
  /** With one day: these hours of it. Minutes after local midnight. */
  start: z.coerce.number().int().min(0).max(1439).optional(),
  hours: z.coerce.number().int().min(1).max(24).optional(),
  crew: z.coerce.number().int().min(1).max(10_000).optional(),
  /** Cents a day. */
  minPrice: cents,
  maxPrice: cents,
  /** Cents for the time asked for, with fee and tax. They say nothing without a time. */
  minTotal: total,
  maxTotal: total,
  types: listOf(PROPERTY_TYPES),
  kinds: listOf(SPACE_KINDS),
  amenities: listOf(AMENITIES),
  privacy: z.enum(['enhanced']).optional(),
  instant: z.enum(['1']).optional(),
  /** With a time, prices are compared by what it costs in all. */
  sort: z.enum(SORTS).default('recommended'),
  cursor: z.string().max(200, check('cursor_too_long')).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
})

export type SearchQuery = z.output<typeof searchQuery>

export const searchProperties = endpoint({
  method: 'GET',
  path: '/api/search',
  audience: 'anyone',
  summary: 'Spaces for a place, a time and a crew',
  query: searchQuery,
  reply: searchReply,
  errors: ['rate_limited'],
})
