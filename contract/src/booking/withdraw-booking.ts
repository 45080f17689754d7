import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { bookingView } from './booking.ts'

export const withdrawBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/withdraw',
  audience: 'member',
  summary: 'Withdraw a request of yours that nobody has answered, or leave the line',
  params: z.object({ id }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: ['not_found', 'no_longer_possible'],
})
