import { PAYOUT_STATES } from '@roomtone/domain/payment/standing'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'

export const payoutRow = z.object({
  /** Of an expected one: its booking's. */
  id,
  /** What it is for: a booking, a claim decided for the host, or a friend who hosts. */
  cause: z.enum(['booking', 'claim', 'referral']),
  /** Null for a reward: what follows of a booking is empty then, and `friend` says who it is for. */
  bookingId: id.nullable(),
  title: z.string(),
  production: z.string(),
  guestName: z.string(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  timeZone: z.string(),
  /** First name of the friend who hosts. */
  friend: z.string().nullable(),
  /** `expected`: its booking is confirmed and still to come. */
  state: z.enum([...PAYOUT_STATES, 'expected']),
  dueAt: instant,
  settledAt: instant.nullable(),
  /** Cents: what the booking gave, what went to a debt, what went out (or will). */
  due: z.int(),
  withheld: z.int(),
  amount: z.int(),
})

export type PayoutRow = z.output<typeof payoutRow>

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  audience: 'host',
  summary: 'Your payouts: what is still to come, the soonest first, or what is settled, the latest first',
  query: z.object({ ...pageQuery, show: z.enum(['upcoming', 'settled']).default('upcoming') }),
  reply: pageOf(payoutRow),
  errors: [],
})

export const earningsView = z.object({
  /** Cents: the sum of everything in the list of upcoming payouts. */
  upcoming: z.int(),
  /** The first of them that is not held. */
  next: z.object({ amount: z.int(), dueAt: instant, timeZone: z.string() }).nullable(),
  paidThisMonth: z.int(),
  paidThisYear: z.int(),
  paidEver: z.int(),
  /** What is owed to us and will be taken from the next payouts. */
  debt: z.int(),
  bookingsThisYear: z.int(),
  /**
   * Twelve months up to this one and then up to the last in which something is due, the oldest first: what was paid, and
   * what is still to come. What is overdue counts in this one, so that all of it adds up to `upcoming`.
   */
  months: z.array(z.object({ month: z.string(), paid: z.int(), upcoming: z.int() })),
  /** Months that have a statement, the newest first. */
  statements: z.array(z.string()),
})

export type EarningsView = z.output<typeof earningsView>

export const showEarnings = endpoint({
  method: 'GET',
  path: '/api/hosting/earnings',
  audience: 'host',
  summary: 'What a host has earned, month by month, and what is still to come',
  reply: earningsView,
  errors: [],
})

export const listEarnings = endpoint({
  method: 'GET',
  path: '/api/hosting/earnings/listings',
  audience: 'host',
  summary: 'What each listing of a host has earned, month by month, and what is still to come',
  reply: z.object({
    /** The oldest first; without a listing they are rewards. They add up to the earnings of all. */
    rows: z.array(
      z.object({
        month: z.string(),
        listingId: id.nullable(),
        title: z.string(),
        paid: z.int(),
        upcoming: z.int(),
      }),
    ),
  }),
  errors: [],
})

export const showStatement = endpoint({
  method: 'GET',
  path: '/api/hosting/statements/:month',
  audience: 'host',
  summary: 'The statement of one month as PDF: every booking, refund, penalty and payout',
  params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})

export const showPayoutRecord = endpoint({
  method: 'GET',
  path: '/api/payouts/:id/record',
  audience: 'host',
  summary: 'The record of one payout as PDF',
  params: z.object({ id }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})
