import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  actorOf,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { buildServer, type RoomtoneServer } from '../../../build-deps.ts'
import type { Deps } from '../../../platform/deps.ts'
import { acceptBooking } from '../answer/accept-booking.ts'
import { withdrawBooking } from '../answer/withdraw-booking.ts'
import { requestBooking } from '../request/request-booking.ts'
import { endOverdueBooking } from './end-overdue-booking.ts'
import { sweepBookings } from './sweep-bookings.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const ROUNDS = 12

/** A second process on the same database, whose clock is a few minutes ahead. */
let next: RoomtoneServer
let host: Person
let guest: Person
let rival: Person
let ahead = 0

beforeAll(async () => {
  const { config, log } = server().deps
  const clock = { now: () => new Date(server().clock.now().getTime() + ahead) }
  next = buildServer(config, server().databaseUrl, log, clock)
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  rival = await aVerifiedPerson(server())
})
afterAll(() => next.close())

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds))

/** In turn each is a little earlier than the others, so that now this one is first and now that. */
async function race(favourite: number, ...runners: (() => Promise<unknown>)[]): Promise<boolean[]> {
  const outcomes = await Promise.allSettled(
    runners.map(async (run, index) => {
      if (index !== favourite) await pause(Math.random() * 30)
      return run()
    }),
  )
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'no_longer_possible' })
  return outcomes.map(({ status }) => status === 'fulfilled')
}

async function ledgerSum(): Promise<number> {
  const { rows } = await server().database.pool.query(
    'select coalesce(sum(amount_cents), 0)::int as sum from ledger_entries',
  )
  return rows[0].sum
}

/** Whatever happened, there is one end: the card is either taken or released, never both, never neither. */
async function expectOneEnd({ id, view, listing }: TestBooking): Promise<string> {
  await server().drain()
  const state = await life.stateOf(id)
  const { captured, charges, bookSum, refunded } = await life.money(id)
  const isTaken = state === 'confirmed'
  expect({ captured, charges, bookSum, refunded }).toEqual({
    captured: isTaken ? view.total : 0,
    charges: [isTaken ? 'captured' : 'released'],
    bookSum: 0,
    refunded: 0,
  })
  const { rows } = await server().database.pool.query('select booking_id from holds where listing_id = $1', [
    listing.searchId,
  ])
  expect(rows).toEqual(isTaken ? [{ booking_id: id }] : [])
  const ends = await server()
    .deps.db.selectFrom('booking_events')
    .select('event')
    .where('booking_id', '=', id)
    .where('event', 'in', ['accept', 'expire', 'withdraw', 'decline'])
    .execute()
  expect(ends).toHaveLength(1)
  return state
}

describe('at the same moment, from two processes', () => {
  it('accept, expire and withdraw: exactly one wins', async () => {
    const first = await aBooking(server(), { host, guest, state: 'withdrawn', startsInHours: 20 * 24 })
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const booking = await aBooking(server(), {
        host,
        guest,
        listing: first.listing,
        startsInHours: 20 * 24 + 24 * round,
      })
      // By the one clock a minute is left; by the other it is over.
      ahead = Date.parse(booking.view.expiresAt ?? '') - server().clock.now().getTime() + MINUTE
      const [accepted, , withdrawn] = await race(
        round % 3,
        () => acceptBooking(server().deps, actorOf(host), { id: booking.id, despiteConflicts: false }),
        () => (round % 2 === 0 ? endOverdueBooking(next.deps, booking.id) : sweepBookings(next.deps)),
        () => withdrawBooking(server().deps, actorOf(guest), booking.id),
      )
      const state = await expectOneEndOf(booking)
      expect(accepted).toBe(state === 'confirmed')
      expect(withdrawn).toBe(state === 'withdrawn')
      seen.add(state)
    }
    expect(seen.size, 'no race if always the same wins').toBeGreaterThan(1)
    expect(await ledgerSum()).toBe(0)
  })

  it('accept twice, on both: the card is charged once', async () => {
    ahead = 0
    for (let round = 0; round < 4; round++) {
      const booking = await aBooking(server(), { host, guest, startsInHours: 300 + round })
      const accept = (deps: Deps) => () =>
        acceptBooking(deps, actorOf(host), { id: booking.id, despiteConflicts: false })
      const won = await race(round % 3, accept(server().deps), accept(next.deps), accept(server().deps))
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(await expectOneEnd(booking)).toBe('confirmed')
    }
  })

  it('an instant booking against a request: one of them has the time, the other was never charged', async () => {
    ahead = 0
    for (let round = 0; round < 6; round++) {
      const { listing, view } = await aBooking(server(), {
        host,
        guest,
        state: 'withdrawn',
        startsInHours: 23.2,
        listingOver: { booking_approval: 'instant' },
      })
      const now = server().clock.now()
      const zone = { zone: view.timeZone }
      const near = await aRequest(server(), listing.id, hoursFrom(now, 23.2, 4, zone))
      const far = await aRequest(server(), listing.id, hoursFrom(now, 24.2, 4, zone))
      const outcomes = await Promise.allSettled([
        request(next.deps, guest, near, round),
        request(server().deps, rival, far, 6 - round),
      ])
      const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      expect({ made: made.length, lost }).toEqual({ made: 1, lost: ['slot_taken'] })
      const [winner] = made
      const isInstant = winner?.isInstant ?? false
      expect(winner?.state).toBe(isInstant ? 'confirmed' : 'pending')
      const money = await life.money(winner?.id ?? '')
      expect(money).toMatchObject({
        payments: [isInstant ? 'captured' : 'authorised'],
        captured: isInstant ? winner?.total : 0,
        bookSum: 0,
      })
      const all = await server()
        .deps.db.selectFrom('bookings')
        .select('id')
        .where('property_id', '=', listing.id)
        .where('state', '<>', 'withdrawn')
        .execute()
      expect(all).toHaveLength(1)
      await leave(winner?.id ?? '', isInstant ? rival : guest)
    }
  })
})

async function expectOneEndOf(booking: TestBooking): Promise<string> {
  const state = await expectOneEnd(booking)
  if (state === 'confirmed') await leave(booking.id, guest)
  return state
}

async function request(deps: Deps, person: Person, body: Awaited<ReturnType<typeof aRequest>>, late: number) {
  await pause(late * 3)
  return requestBooking(deps, actorOf(person), {
    ...body,
    secondHold: false,
    credits: [],
    expectedCredit: 0,
  } as never)
}

/** So that the next round finds room. */
async function leave(id: string, person: Person): Promise<void> {
  const token = await tokenOf(server(), person)
  const params = { id }
  if ((await life.stateOf(id)) !== 'confirmed') {
    await server().call(bookingCalls.withdraw, { params }, { token })
    return
  }
  const { refund } = await server().call(bookingCalls.cancellation, { params }, { token })
  const body = { reason: 'plans_changed' as const, expectedRefund: refund }
  await server().call(bookingCalls.cancel, { params, body }, { token })
}
