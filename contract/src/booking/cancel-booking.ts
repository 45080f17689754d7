import { CANCEL_REASONS } from '@roomtone/domain/booking/end-reasons'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { bookingView } from './booking.ts'

/** What pressing cancel would do at this moment. */
export const cancellationView = z.object({
  /** Cents back to the guest, and which share of the rent that is. */
  refund: z.int(),
  /** Of it, what goes back to gift cards and coupons; 0 for the host. */
  toCredit: z.int(),
  refundPercent: z.int(),
  /** When the amount changes next; null: it does not. */
  until: instant.nullable(),
  /** For the host: what they would owe, and whether this one is free. */
  penalty: z.int(),
  isFree: z.boolean(),
  /** For the host: what they would lose and what stays theirs. */
  hostGets: z.int(),
})

export type CancellationView = z.output<typeof cancellationView>

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  audience: 'member',
  summary: 'The exact refund, and the penalty of a host, if this booking were cancelled now by who asks',
  params: z.object({ id }),
  reply: cancellationView,
  errors: ['not_found', 'no_longer_possible'],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  audience: 'member',
  summary: 'Cancel a confirmed booking of yours, as guest or as host',
  params: z.object({ id }),
  body: z.object({
    /** Guests and hosts each have reasons of their own. */
    reason: z.enum([...CANCEL_REASONS.guest, ...CANCEL_REASONS.host], { error: check('reason_not_chosen') }),
    note: text('after_confirmation', z.string().trim().max(1000, check('note_too_long'))).default(''),
    /** Cents, as shown. If the amount has changed since, nothing happens. */
    expectedRefund: z.int(),
    expectedPenalty: z.int().default(0),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'refund_changed', 'text_flagged'],
})
