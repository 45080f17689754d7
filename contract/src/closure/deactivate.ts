import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

const bookingAhead = z.object({
  id,
  side: z.enum(['guest', 'host']),
  title: z.string(),
  startsAt: instant,
  timeZone: z.string(),
})

export type BookingAhead = z.output<typeof bookingAhead>

export const previewDeactivation = endpoint({
  method: 'GET',
  path: '/api/account/deactivation',
  audience: 'member',
  summary: 'What keeps this account from being deactivated: confirmed bookings ahead',
  reply: z.object({ bookingsAhead: z.array(bookingAhead) }),
  errors: [],
})

export const deactivate = endpoint({
  method: 'POST',
  path: '/api/account/deactivate',
  audience: 'member',
  summary: 'Deactivate this account until its owner signs in again',
  reply: null,
  errors: ['bookings_ahead', 'rate_limited'],
})
