import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../fields.ts'
import { bookingCard } from './booking.ts'

export const listTrips = endpoint({
  method: 'GET',
  path: '/api/trips',
  audience: 'member',
  summary: 'Bookings you asked for: what lies ahead, the soonest first, or what is over, the latest first',
  query: z.object({ ...pageQuery, when: z.enum(['upcoming', 'past']).default('upcoming') }),
  reply: pageOf(bookingCard),
  errors: [],
})
