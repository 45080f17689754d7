import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { bookingCard } from './booking.ts'

const HOST_BOOKING_LISTS = ['requests', 'second_holds', 'upcoming', 'past'] as const
export type HostBookingList = (typeof HOST_BOOKING_LISTS)[number]

export const listHostBookings = endpoint({
  method: 'GET',
  path: '/api/hosting/bookings',
  audience: 'host',
  summary: 'Bookings of your spaces: requests to answer, second holds, what is ahead, or what is over',
  query: z.object({
    ...pageQuery,
    show: z.enum(HOST_BOOKING_LISTS).default('upcoming'),
    property: id.optional(),
  }),
  reply: pageOf(bookingCard),
  errors: [],
})
