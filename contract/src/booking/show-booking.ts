import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { bookingView } from './booking.ts'

export const showBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  audience: 'member',
  summary: 'A booking, as its guest, its host or an admin may see it',
  params: z.object({ id }),
  reply: bookingView,
  errors: ['not_found'],
})
