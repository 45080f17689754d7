import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, timeSort } from '../fields.ts'
import { text } from '../text-class.ts'
import { bookingCard, bookingView } from './booking.ts'

const reason = text(
  'private',
  z.string().trim().min(3, check('reason_missing')).max(1000, check('reason_too_long')),
)

export const adminBookingCard = bookingCard.extend({
  guestEmail: z.string(),
  hostEmail: z.string(),
  /** Cents: from the card, and with gift cards and coupons. */
  captured: z.int(),
  credit: z.int(),
  refunded: z.int(),
})

export type AdminBookingCard = z.output<typeof adminBookingCard>

export const listAdminBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  audience: 'admin',
  summary:
    'Every booking, the newest first; found by id, title of the space, production or email of either side',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).default(''),
    state: z.enum(BOOKING_STATES).optional(),
    /** Those whose host could not be paid: refused by the bank, or due without an account to send it to. */
    payout: z.enum(['stuck']).optional(),
    sort: timeSort,
  }),
  limit: { max: 300, seconds: 60 },
  reply: pageOf(adminBookingCard),
  errors: [],
})

export const adminCancelBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  audience: 'admin',
  summary:
    'Withdraw or cancel any booking that is not over, with a reason and a share of the price that goes back',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({
    /** Both sides read it. */
    reason: text('after_confirmation', reason),
    /** As the page showed it: if the host has answered since, it is `stale`. */
    state: z.enum(BOOKING_STATES),
    /** Required for a confirmed booking, where nothing else sets the share. */
    refundPercent: z.int().min(0).max(100).optional(),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'validation_failed', 'own_account', 'stale', 'no_longer_possible', 'text_flagged'],
})

export const adminRefundBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/refund',
  audience: 'admin',
  summary: 'Give back more than the rules do, out of our fee or out of what the host gets',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({
    /** Made by the form, so that pressing twice refunds once. */
    key: z.uuid(),
    amount: z.int(check('cents_not_whole')).min(1, check('amount_too_low')),
    from: z.enum(['platform', 'host']),
    /** Cents already refunded when the page loaded: if the sum has changed since, the request is `stale`. */
    refunded: z.int().min(0),
    reason,
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'validation_failed', 'own_account', 'stale', 'no_longer_possible'],
})

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/api/admin/reconciliations',
  audience: 'admin',
  summary: 'What the latest comparisons of our ledger with the payment provider found',
  reply: z.object({
    items: z.array(
      z.object({
        at: instant,
        checked: z.int(),
        /** `what` is a `DifferenceKind`; a sentence where it was kept before there were codes. */
        differences: z.array(
          z.object({ bookingId: z.string(), what: z.string(), ours: z.int(), theirs: z.int() }),
        ),
      }),
    ),
  }),
  errors: [],
})
