import { DECLINE_REASONS } from '@roomtone/domain/booking/end-reasons'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { bookingView } from './booking.ts'

/** What accepting would do at this moment. */
export const acceptanceView = z.object({
  /** Cents: what the guest is charged in all, and what the host gets of it. */
  charged: z.int(),
  hostGets: z.int(),
  /** For the host alone: when it is paid out, and what they owe us, which their payouts cover first. */
  payout: z.object({ dueAt: instant, debt: z.int() }).nullable(),
  /** Events of subscribed calendars at that time, as they were last read; accepting reads them again. */
  conflicts: z.array(z.object({ summary: z.string(), startsAt: instant, endsAt: instant })),
})

export type AcceptanceView = z.output<typeof acceptanceView>

export const previewAcceptance = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/acceptance',
  audience: 'host',
  summary: 'What the guest would be charged and the host paid out if this request were accepted now',
  params: z.object({ id }),
  reply: acceptanceView,
  errors: ['not_found', 'no_longer_possible'],
})

export const acceptBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/accept',
  audience: 'host',
  summary: 'Accept a request: the card is charged and the booking is confirmed',
  params: z.object({ id }),
  body: z.object({
    /** The host has seen what a subscribed calendar says, and accepts all the same. */
    despiteConflicts: z.boolean().default(false),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'no_longer_possible', 'calendar_conflict', 'card_declined', 'payments_unreachable'],
})

export const declineBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/decline',
  audience: 'host',
  summary: 'Decline a request, with a reason: the hold on the card is released',
  params: z.object({ id }),
  body: z.object({
    reason: z.enum(DECLINE_REASONS, { error: check('reason_not_chosen') }),
    note: text('before_confirmation', z.string().trim().max(1000, check('note_too_long'))).default(''),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged'],
})
