import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

const price = z.object({ perDay: z.int(), perHour: z.int().nullable() })

export const insightsView = z.object({
  id,
  title: z.string(),
  /** The oldest first, this one last, in the space's own calendar. */
  periods: z.array(
    z.object({
      /** Its first day. */
      start: z.string(),
      views: z.int(),
      /** Those that reached the host. */
      requests: z.int(),
      /** Those that were confirmed. */
      bookings: z.int(),
      /** How much of its opening hours is booked; null where it was closed throughout. */
      occupancy: z.int().nullable(),
    }),
  ),
  /** The day from which views are counted; null: none yet. */
  viewsSince: z.string().nullable(),
  /** Cents. */
  price,
  /** The median of similar spaces of other hosts nearby; null where there are too few to tell. */
  nearby: price.extend({ spaces: z.int(), isSameType: z.boolean() }).nullable(),
})

export type InsightsView = z.output<typeof insightsView>

export const showInsights = endpoint({
  method: 'GET',
  path: '/api/hosting/listings/:id/insights',
  audience: 'host',
  summary:
    'Views, requests, bookings and occupancy of a listing of yours, and what similar spaces nearby cost',
  params: z.object({ id }),
  query: z.object({
    /** Thirteen weeks, or twelve months. */
    by: z.enum(['week', 'month']).default('month'),
  }),
  limit: { max: 120, seconds: 60 },
  reply: insightsView,
  errors: ['not_found'],
})
