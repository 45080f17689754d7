import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const showStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  audience: 'admin',
  summary: 'The figures of the admin dashboard',
  reply: z.object({
    totalUsers: z.int(),
    liveProperties: z.int(),
    pendingReviews: z.int(),
    approved: z.int(),
    rejected: z.int(),
    waiting: z.int(),
    /** Identity documents that somebody has to look at. */
    verifications: z.int(),
    moderationCases: z.int(),
    /** Claims that are not decided. */
    disputes: z.int(),
    /** Refunds that failed on their way back to a card. */
    refunds: z.int(),
    /** Payouts refused by a bank, or due to a host without an account. */
    payoutsStuck: z.int(),
    /** Requests that wait for their host. */
    bookingsPending: z.int(),
    /** Bookings that take place today, in their own time zone. */
    bookingsToday: z.int(),
  }),
  errors: [],
})
