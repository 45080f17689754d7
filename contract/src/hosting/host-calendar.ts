import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { localDate } from '../listing/listing-fields.ts'

export const heldTime = z.object({
  id,
  kind: z.enum(['block', 'import', 'booking']),
  /** The block's note, the name of the calendar it came from, or who has booked it and for what; else empty. */
  label: z.string(),
  startsAt: instant,
  /** Of a booking, without the turnaround after it. */
  endsAt: instant,
  /** Call and wrap of a booking that the host knows of: without prep and strike. */
  callAt: instant.nullable(),
  wrapAt: instant.nullable(),
  /** Of a booking that the host knows of; null for what is merely held, and for everything else. */
  bookingId: id.nullable(),
  state: z.enum(BOOKING_STATES).nullable(),
  /** Time of a booking that the host canceled: it stays blocked. */
  stays: z.boolean(),
})

export const calendarDay = z.object({
  date: z.string(),
  price: z.int(),
  isOverride: z.boolean(),
  isWeekend: z.boolean(),
  /** `partly`: some of its opening hours are held. */
  state: z.enum(['free', 'partly', 'taken']),
  /** Ids of `held` that touch this day. */
  holds: z.array(id),
})

export const hostCalendar = z.object({
  timeZone: z.string(),
  today: z.string(),
  days: z.array(calendarDay),
  held: z.array(heldTime),
})

export type HostCalendar = z.output<typeof hostCalendar>

export const showHostCalendar = endpoint({
  method: 'GET',
  path: '/api/hosting/listings/:id/calendar',
  audience: 'host',
  summary: 'Prices, blocks, bookings and imported events of a listing of yours, day by day; at most 62 days',
  params: z.object({ id }),
  query: z.object({ from: localDate, to: localDate }),
  reply: hostCalendar,
  errors: ['not_found'],
})
