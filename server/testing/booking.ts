import { randomUUID } from 'node:crypto'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { requestBooking } from '@roomtone/contract/booking/request-booking'
import type { Input } from '@roomtone/contract/endpoint'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { Actor } from '@roomtone/domain/access/actor'
import type { HourChoice } from '@roomtone/domain/availability/time-rules'
import type { BookingState } from '@roomtone/domain/booking/process'
import { simulatedTokenFor } from '@roomtone/domain/payment/simulated-token'
import { toLocal } from '@roomtone/domain/time/zone'
import { openSession } from '../src/features/session/entry.ts'
import { NO_COOKIES } from '../src/platform/http/cookies.ts'
import { useApplying } from './applying.ts'
import { insertListing, type TestListing } from './listings.ts'
import type { Person, TestServer } from './server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HALF_HOUR = 30 * MINUTE
const DAY = 24 * HOUR

/** Verified, with names, committed, and with a confirmed email: may book and may host. */
export async function aVerifiedPerson(
  server: TestServer,
  over: Parameters<TestServer['aPerson']>[0] = {},
): Promise<Person> {
  const person = await useApplying(() => server).aVerifiedPerson(over)
  await server.deps.db
    .updateTable('users')
    .set({ email_confirmed_at: server.clock.now() })
    .where('id', '=', person.id)
    .execute()
  if (over.fullName) await nameAfter(server, person.id, over.fullName)
  return person
}

async function nameAfter({ deps: { db } }: TestServer, id: string, fullName: string): Promise<void> {
  const [first_name = '', last_name = ''] = fullName.split(' ')
  await db
    .updateTable('profiles')
    .set({ first_name, last_name, full_name: fullName })
    .where('id', '=', id)
    .execute()
}

/** The actor that a request of this verified person would carry, for calling use cases without HTTP. */
export function actorOf({ id, roles }: Person): Actor {
  return {
    userId: id,
    sessionId: randomUUID(),
    roles,
    verificationStatus: 'verified',
    emailConfirmed: true,
    hasNames: true,
    hasCommitted: true,
  }
}

/** A token that is good by the server's clock, however far it was moved since the person signed up. */
export async function tokenOf(server: TestServer, person: Pick<Person, 'id'>): Promise<string> {
  const { session } = await server.deps.db.transaction().execute((tx) =>
    openSession(server.deps, tx, {
      userId: person.id,
      deviceId: undefined,
      caller: {
        actor: null,
        address: '127.0.0.1',
        userAgent: 'tests',
        requestId: randomUUID(),
        place: null,
        cookies: NO_COOKIES,
        language: 'en',
        seen: null,
        signature: '',
      },
      now: server.clock.now(),
    }),
  )
  return session.access_token
}

/** What the page would make of a card of the simulation. */
export function simulatedToken(number = '4242424242424242'): string {
  const token = simulatedTokenFor({ number, expiry: '12/40' }, randomUUID())
  if (!token) throw new Error(`${number} makes no token`)
  return token
}

export const CARDS = {
  good: '4242424242424242',
  declines: '4000000000000002',
  authenticates: '4000002500003155',
  uncapturable: '4000000000000341',
  timesOut: '4000000000004087',
} as const

type Zone = { zone: string }

/**
 * By the hour, from about `startsInHours` after now (up to half an hour later: starts are on the half hour);
 * from the next midnight where that day is too short for it, as happens at some hour of the day.
 */
export function hoursFrom(now: Date, startsInHours: number, hours: number, { zone }: Zone): HourChoice {
  const startsAt = new Date(Math.ceil((now.getTime() + startsInHours * HOUR) / HALF_HOUR) * HALF_HOUR)
  const { date, minutes } = toLocal(startsAt, zone)
  const toMidnight = DAY - minutes * MINUTE
  if (hours * HOUR <= toMidnight) return { by: 'hour', date, start: minutes, hours }
  const midnight = new Date(startsAt.getTime() + toMidnight)
  return { by: 'hour', date: toLocal(midnight, zone).date, start: 0, hours }
}

/** A zone in which it is morning then: whatever the tests' hour of day, a booking fits between two midnights. */
export function zoneOfMorning(now: Date, startsInHours: number): string {
  const hour = new Date(now.getTime() + startsInHours * HOUR).getUTCHours()
  const ahead = hour <= 12 ? -hour : 24 - hour
  const offset = Math.max(-12, Math.min(12, ahead))
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

export type RequestBody = Input<typeof requestBooking>['body']

/** A whole request for that choice at the price of this moment; `over` makes it another. */
export async function aRequest(
  server: TestServer,
  propertyId: string,
  choice: RequestBody['choice'],
  over: Partial<RequestBody> = {},
): Promise<RequestBody> {
  const quote = await server.call(listingCalls.quote, { params: { id: propertyId }, query: choice })
  return {
    key: randomUUID(),
    propertyId,
    choice,
    crew: 4,
    production: { title: 'Quiet Hours', kind: 'stills', purpose: 'Portraits by the window', involves: [] },
    addOns: [],
    expectedTotal: quote.price?.total ?? 0,
    expectedTerms: quote.terms.mark,
    agreed: true,
    card: { token: simulatedToken() },
    ...over,
  }
}

type Wanted = {
  state?: BookingState
  /** To half an hour; see `hoursFrom`. */
  startsInHours?: number
  hours?: number
  /** One of your own, in a time zone in which the hours fit its day; else a new one is made, open all day. */
  listing?: TestListing & { timeZone?: string }
  /** Columns of the listing that is made. */
  listingOver?: Parameters<typeof insertListing>[2]
  host?: Person
  guest?: Person
  /** A card number of the simulation. */
  card?: string
  request?: Partial<RequestBody>
}

export type TestBooking = {
  id: string
  view: BookingView
  listing: TestListing
  host: Person
  guest: Person
  startsAt: Date
  endsAt: Date
}

/**
 * A booking that came to be as bookings do, through the endpoints. `completed` and `expired` move the server's clock
 * to where that happens; a listing of your own needs its `host` beside it for what hosts do.
 */
export async function aBooking(server: TestServer, wanted: Wanted = {}): Promise<TestBooking> {
  const { state = 'pending', startsInHours = 24 * 10, hours = 4 } = wanted
  const now = server.clock.now()
  const host = wanted.host ?? (await aVerifiedPerson(server, { roles: ['creator', 'host'] }))
  const listing = wanted.listing ?? {
    ...(await insertListing(server, host.id, {
      opens_at: 0,
      closes_at: 1440,
      minimum_hours: 1,
      time_zone: zoneOfMorning(now, startsInHours),
      ...wanted.listingOver,
    })),
  }
  const guest = wanted.guest ?? (await aVerifiedPerson(server))
  const { time_zone: zone } = await server.deps.db
    .selectFrom('properties')
    .select('time_zone')
    .where('id', '=', listing.id)
    .executeTakeFirstOrThrow()
  const choice = hoursFrom(now, startsInHours, hours, { zone })
  const first =
    state === 'second_hold' || state === 'offered'
      ? await aBooking(server, {
          ...wanted,
          state: 'pending',
          listing,
          host,
          guest: await aVerifiedPerson(server),
        })
      : null
  const number = wanted.card ?? (state === 'awaiting_payment' ? CARDS.declines : CARDS.good)
  const body = await aRequest(server, listing.id, choice, {
    card: { token: simulatedToken(number) },
    ...(first ? { secondHold: true, card: undefined } : {}),
    ...wanted.request,
  })
  const made = await server.call(bookingCalls.request, { body }, { token: await tokenOf(server, guest) })
  const booking = { host, guest, listing, startsAt: new Date(made.startsAt), endsAt: new Date(made.endsAt) }
  const about: TestBooking = { ...booking, id: made.id, view: made }
  await bringTo(server, state, about, first)
  const view = await server.call(
    bookingCalls.show,
    { params: { id: made.id } },
    { token: await tokenOf(server, guest) },
  )
  if (view.state !== state) throw new Error(`The booking was to be ${state} and is ${view.state}`)
  return { ...about, view }
}

async function bringTo(
  server: TestServer,
  state: BookingState,
  { id, host, guest, view, endsAt }: TestBooking,
  first: TestBooking | null,
): Promise<void> {
  const params = { id }
  const asHost = async () => ({ token: await tokenOf(server, host) })
  const asGuest = async () => ({ token: await tokenOf(server, guest) })
  const accept = async () => server.call(bookingCalls.accept, { params, body: {} }, await asHost())
  switch (state) {
    case 'confirmed':
      if (view.state !== 'confirmed') await accept()
      return
    case 'completed':
      if (view.state !== 'confirmed') await accept()
      server.clock.advance(endsAt.getTime() - server.clock.now().getTime() + MINUTE)
      await runDueJobs(server)
      return
    case 'declined':
      await server.call(bookingCalls.decline, { params, body: { reason: 'not_a_fit' } }, await asHost())
      return
    case 'expired':
      server.clock.advance(Date.parse(view.expiresAt ?? '') - server.clock.now().getTime() + MINUTE)
      await runDueJobs(server)
      return
    case 'withdrawn':
      await server.call(bookingCalls.withdraw, { params }, await asGuest())
      return
    case 'cancelled': {
      if (view.state !== 'confirmed') await accept()
      const { refund } = await server.call(bookingCalls.cancellation, { params }, await asGuest())
      const body = { reason: 'plans_changed' as const, expectedRefund: refund }
      await server.call(bookingCalls.cancel, { params, body }, await asGuest())
      return
    }
    case 'offered':
      if (first)
        await server.call(
          bookingCalls.withdraw,
          { params: { id: first.id } },
          { token: await tokenOf(server, first.guest) },
        )
      return
    default:
  }
}

/** The worker's own clock is the database's: what the server's clock says is due is made due there. */
export async function runDueJobs(server: TestServer): Promise<void> {
  await server.database.pool.query(
    `select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at <= $1), run_at => now())`,
    [server.clock.now()],
  )
  await server.drain()
}
