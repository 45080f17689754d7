import { GRAINS } from '@roomtone/domain/analytics/periods'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** What happened in one period, or in all of them. Money is in cents, waiting in minutes. */
const figures = {
  bookings: z.object({ requested: z.int(), confirmed: z.int(), completed: z.int(), cancelled: z.int() }),
  /** Gross less refunds is what hosts, we and the tax office keep. Credits are the part of gross that no card paid. */
  revenue: z.object({
    gross: z.int(),
    refunds: z.int(),
    hostShare: z.int(),
    fees: z.int(),
    tax: z.int(),
    credits: z.int(),
  }),
  visits: z.object({ searches: z.int(), venueViews: z.int(), checkouts: z.int() }),
  /** Requests that were sent to a host in that time and have had an end; null: nobody answered. */
  answers: z.object({
    asked: z.int(),
    answered: z.int(),
    medianMinutes: z.number().nullable(),
    p90Minutes: z.number().nullable(),
  }),
}

const period = z.object({ start: z.string(), ...figures })

export const showAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  audience: 'admin',
  summary:
    'What happened between two days, a year at most: bookings, money, conversion, answers, verification',
  query: z.object({
    from: z.iso.date(),
    /** The day after the last one. */
    until: z.iso.date(),
    by: z.enum(GRAINS).default('day'),
    /** The time zone of these days. */
    zone: z.string().min(1).max(60).default('UTC'),
  }),
  limit: { max: 300, seconds: 60 },
  reply: z.object({
    periods: z.array(period),
    totals: z.object(figures),
    /** How far the people who signed up in that time have come since. */
    people: z.object({ signedUp: z.int(), named: z.int(), started: z.int(), verified: z.int() }),
    listings: z.array(
      z.object({ id, title: z.string(), city: z.string(), bookings: z.int(), gross: z.int() }),
    ),
    cities: z.array(z.object({ city: z.string(), state: z.string(), bookings: z.int(), gross: z.int() })),
  }),
  errors: ['validation_failed'],
})
