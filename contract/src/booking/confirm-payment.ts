import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { bookingView } from './booking.ts'

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/confirm-payment',
  audience: 'member',
  summary: 'Go on after the guest has been with their bank, or look again after a silence',
  params: z.object({ id }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})
