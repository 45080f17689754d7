import { DECLINE_REASONS } from '@roomtone/domain/booking/production'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { bookingView } from './booking.ts'

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
