import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { photoView } from '../photo/photo.ts'
import { bookingCard } from './booking.ts'

export const todayView = z.object({
  /** Soonest deadline first. */
  requests: z.array(bookingCard),
  /** Confirmed, and begin later today in the space's own day. */
  arriving: z.array(bookingCard),
  inProgress: z.array(bookingCard),
  /** Ended within the last 14 days, and not reviewed by the host. */
  toReview: z.array(bookingCard),
  /** The next that are confirmed or wait for an answer, after today. */
  comingUp: z.array(bookingCard),
  /** One row a listing: the call sheet of the day. */
  listings: z.array(
    z.object({
      id,
      title: z.string(),
      /** First name of its host, where that is somebody else. */
      sharedBy: z.string().nullable(),
      cover: photoView,
      timeZone: z.string(),
      /** Its own calendar day and its opening hours that day. */
      today: z.string(),
      /** Never open on this weekday; its hours are those of its other days then. */
      isClosed: z.boolean(),
      opensAt: instant,
      closesAt: instant,
      holds: z.array(
        z.object({
          kind: z.enum(['block', 'import', 'booking']),
          startsAt: instant,
          /** Without the turnaround. */
          endsAt: instant,
          /** Call and wrap of a booking: without prep and strike. */
          callAt: instant.nullable(),
          wrapAt: instant.nullable(),
          /** With it. */
          heldUntil: instant,
          label: z.string(),
          bookingId: id.nullable(),
          crew: z.int(),
        }),
      ),
    }),
  ),
  /** Live listings of their own whose terms wait to be confirmed, with how many blocks are left. */
  terms: z.array(z.object({ id, title: z.string(), left: z.int() })),
  /** Null as a booking: a reward, and its title is the name of the friend who hosts. */
  nextPayout: z
    .object({
      amount: z.int(),
      dueAt: instant,
      timeZone: z.string(),
      bookingId: id.nullable(),
      title: z.string(),
    })
    .nullable(),
  /** Null while there is too little to tell. */
  response: z.object({ percent: z.int(), medianMinutes: z.int() }).nullable(),
  hasPayoutAccount: z.boolean(),
})

export type TodayView = z.output<typeof todayView>

export const showToday = endpoint({
  method: 'GET',
  path: '/api/hosting/today',
  audience: 'host',
  summary: 'What a host has to answer, expect and look after today',
  limit: { max: 300, seconds: 60 },
  reply: todayView,
  errors: [],
})
