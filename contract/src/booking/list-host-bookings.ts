import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { bookingCard } from './booking.ts'

export const listHostBookings = endpoint({
  method: 'GET',
  path: '/api/hosting/bookings',
  audience: 'host',
  summary: 'Bookings of your spaces: requests to answer, what lies ahead, or what is over',
  query: z.object({
    ...pageQuery,
    show: z.enum(['requests', 'upcoming', 'past']).default('upcoming'),
    property: id.optional(),
  }),
  reply: pageOf(bookingCard),
  errors: [],
})
