import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { bookingView } from './booking.ts'
import { chosenCard } from './request-booking.ts'

export const payBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/pay',
  audience: 'verified',
  summary: 'Try another card for a booking that awaits payment, or take an offer with one',
  params: z.object({ id }),
  body: z.object({ card: chosenCard }),
  reply: bookingView,
  errors: [
    'not_found',
    'validation_failed',
    'no_longer_possible',
    'card_declined',
    'payments_unreachable',
    'rate_limited',
  ],
})
