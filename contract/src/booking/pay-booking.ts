import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { bookingView } from './booking.ts'
import { chosenCard, chosenCredits, expectedCredit } from './request-booking.ts'

export const payBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/pay',
  audience: 'verified',
  summary: 'Try another card for a booking that awaits payment, or take an offer with one',
  params: z.object({ id }),
  body: z.object({
    /** Left out where credits cover the whole total. */
    card: chosenCard.optional(),
    /** Left out, those that the booking holds stay as they are. */
    credits: chosenCredits.optional(),
    expectedCredit: expectedCredit.default(0),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: [
    'not_found',
    'validation_failed',
    'no_longer_possible',
    'names_required',
    'commitment_required',
    'email_unconfirmed',
    'own_listing',
    'claim_unpaid',
    'not_allowed_here',
    'crew_too_large',
    'credit_changed',
    'card_declined',
    'payments_unreachable',
    'rate_limited',
  ],
})
