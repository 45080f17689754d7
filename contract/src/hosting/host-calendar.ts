import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { z } from 'zod'
import { endpoint, type Reply } from '../endpoint.ts'
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
  /** Of a booking that the host knows of. */
  crew: z.int().nullable(),
  /** With the turnaround after a booking. */
  heldUntil: instant,
  /** Time of a booking that the host canceled: it stays blocked. */
  stays: z.boolean(),
  /** The other space of the house through which it is taken; null for the listing's own. */
  space: z.string().nullable(),
  /** The area of the house that it shares and that has no room for one more crew; null for everything else. */
  full: z.string().nullable(),
  /** What else was blocked in the same go. */
  series: id.nullable(),
})

/** Somebody waits for time that somebody else has. */
export const secondHold = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  /** Null, with no name, for a co-host who keeps the calendar and not the bookings. */
  bookingId: id.nullable(),
  guest: z.string(),
  production: z.string(),
  /** When it ends unless the time becomes free. */
  until: instant.nullable(),
})

export const calendarDay = z.object({
  date: z.string(),
  price: z.int(),
  isOverride: z.boolean(),
  /** What an hour costs that day. */
  hourly: z.int(),
  isHourlyOverride: z.boolean(),
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
  /** In the order in which they came. */
  secondHolds: z.array(secondHold),
  /** False for a co-host who keeps the calendar and not the bookings. */
  seesBookings: z.boolean(),
  rentsBy: z.enum(RENTS_BY),
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

export const hostCalendars = endpoint({
  method: 'GET',
  path: '/api/hosting/calendar',
  audience: 'host',
  summary: 'The same of every listing whose calendar you keep, house by house; at most 62 days',
  query: z.object({ from: localDate, to: localDate }),
  reply: z.object({
    listings: z.array(
      hostCalendar.extend({
        id,
        title: z.string(),
        /** Spaces of one house have the same one. */
        premises: z.object({ id, name: z.string(), city: z.string(), state: z.string() }),
        /** The calendars that it subscribes to: when each was read, and whether the last try failed. */
        feeds: z.array(
          z.object({ id, name: z.string(), lastSucceededAt: instant.nullable(), isFailing: z.boolean() }),
        ),
      }),
    ),
  }),
  errors: [],
})

export type HostCalendars = Reply<typeof hostCalendars>
