import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ErrorCode } from '@roomtone/contract/errors'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import type { Activity } from '@roomtone/domain/listing/activities'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  simulatedToken,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aCohost } from '../../../../testing/cohosts.ts'
import { editListing } from '../../../../testing/edit-listing.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { findHeldTimes } from '../../calendar/entry.ts'
import { endOverdueBooking } from '../steps/end-overdue-booking.ts'
import { sweepBookings } from '../steps/sweep-bookings.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let host: Person
let guest: Person
let second: Person
let third: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  second = await aVerifiedPerson(server())
  third = await aVerifiedPerson(server())
})

/** For the same hours, or a number of hours earlier. */
async function requestInLine(first: TestBooking, earlier = 0, involves: Activity[] = []) {
  const now = server().clock.now()
  const startsIn = (first.startsAt.getTime() - now.getTime()) / HOUR - earlier - 0.25
  const choice = hoursFrom(now, startsIn, 4, { zone: first.view.timeZone })
  const body = await aRequest(server(), first.listing.id, choice, { secondHold: true, card: undefined })
  return { ...body, production: { ...body.production, involves } }
}

async function inLine(
  first: TestBooking,
  person: Person,
  earlier = 0,
  involves: Activity[] = [],
): Promise<TestBooking> {
  const body = await requestInLine(first, earlier, involves)
  const view = await server().call(bookingCalls.request, { body }, { token: await tokenOf(server(), person) })
  expect(view.state).toBe('second_hold')
  return { ...first, id: view.id, view, guest: person }
}

/** The transaction that wrote each row last. */
async function writersOf(...ids: string[]): Promise<Set<string>> {
  const { rows } = await server().database.pool.query<{ xmin: string }>(
    'select xmin::text from bookings where id = any($1)',
    [ids],
  )
  return new Set(rows.map(({ xmin }) => xmin))
}

async function block(one: Person, other: Person): Promise<void> {
  const now = server().clock.now()
  await server()
    .deps.db.insertInto('user_blocks')
    .values({ blocker_id: one.id, blocked_id: other.id, created_at: now })
    .execute()
}
const unblock = () => server().deps.db.deleteFrom('user_blocks').execute()

const setAvailable = ({ listing }: TestBooking, available: boolean) =>
  server().deps.db.updateTable('properties').set({ available }).where('id', '=', listing.id).execute()

const take = async ({ id, guest: person }: TestBooking) =>
  server().call(
    bookingCalls.pay,
    { params: { id }, body: { card: { token: simulatedToken() } } },
    { token: await tokenOf(server(), person) },
  )

const holderOf = async ({ listing }: TestBooking) => {
  const rows = await server()
    .deps.db.selectFrom('holds')
    .select(['kind', 'booking_id as bookingId'])
    .where('listing_id', '=', listing.searchId)
    .execute()
  return rows
}

const ENDINGS: Record<string, (first: TestBooking) => Promise<unknown>> = {
  declined: (first) => life.decline(first),
  withdrawn: (first) => life.withdraw(first),
  expired: async (first) => {
    server().clock.advance(Date.parse(first.view.expiresAt ?? '') - server().clock.now().getTime())
    await endOverdueBooking(server().deps, first.id)
  },
  cancelled: (first) => life.cancel(first, first.guest),
}

describe('who comes second', () => {
  it.each(Object.keys(ENDINGS))('moves up when the first is %s, in the same transaction', async (ending) => {
    const state = ending === 'cancelled' ? 'confirmed' : 'pending'
    const first = await aBooking(server(), { host, guest, state, startsInHours: 300 })
    const waiting = await inLine(first, second)
    await ENDINGS[ending]?.(first)
    expect(await life.stateOf(first.id)).toBe(ending)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    expect(await writersOf(first.id, waiting.id)).toHaveProperty('size', 1)
    expect(await holderOf(first)).toEqual([{ kind: 'booking', bookingId: waiting.id }])
    const view = await life.show(waiting, second)
    const left = Date.parse(view.expiresAt ?? '') - server().clock.now().getTime()
    expect(left).toBeLessThanOrEqual(12 * HOUR)
    expect(left).toBeGreaterThan(12 * HOUR - MINUTE)
    expect(view.actions).toEqual(['take_offer', 'leave_line'])
    await life.withdraw(waiting)
  })

  it('is told right away when the host cancels: the time is no longer for sale', async () => {
    const first = await aBooking(server(), { host, guest, state: 'confirmed', startsInHours: 300 })
    const waiting = await inLine(first, second)
    const passedOver = await inLine(first, third, 2)
    await block(host, third)
    await life.cancel(first, host)
    await unblock()
    expect([await life.stateOf(waiting.id), await life.stateOf(passedOver.id)]).toEqual([
      'expired',
      'expired',
    ])
    expect(await writersOf(first.id, waiting.id, passedOver.id)).toHaveProperty('size', 1)
    expect(await holderOf(first)).toEqual([{ kind: 'block', bookingId: null }])
    await server().drain()
    const mails = await server().mailsTo(second.email)
    expect(mails.at(-1)?.subject).toMatch(/^Second hold ended: /)
  })

  it('passes the offer on to the next guest after twelve hours', async () => {
    const first = await aBooking(server(), { host, guest, startsInHours: 300 })
    const waiting = await inLine(first, second)
    const behind = await inLine(first, third)
    expect((await life.show(behind, third)).ahead).toBe(1)
    await life.withdraw(first)
    expect([await life.stateOf(waiting.id), await life.stateOf(behind.id)]).toEqual([
      'offered',
      'second_hold',
    ])
    await life.letPass(12 * HOUR - MINUTE)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.letPass(MINUTE)
    expect([await life.stateOf(waiting.id), await life.stateOf(behind.id)]).toEqual(['expired', 'offered'])
    await life.withdraw(behind)
    expect(await holderOf(first)).toEqual([])
  })

  it('moves up too when only the turnaround was in the way', async () => {
    const listingOver = { turnaround_minutes: 60 }
    const morning = await aBooking(server(), {
      host,
      guest,
      state: 'withdrawn',
      startsInHours: 300,
      listingOver,
    })
    const first = await aBooking(server(), { host, guest, listing: morning.listing, startsInHours: 304 })
    const waiting = await inLine(first, second, 4)
    await life.withdraw(first)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.withdraw(waiting)
  })

  it.each(['host', 'guest'])(
    'is passed over while the %s has blocked the other side, and keeps the place',
    async (by) => {
      const first = await aBooking(server(), { host, guest, startsInHours: 300 })
      const waiting = await inLine(first, second)
      const behind = await inLine(first, third)
      await (by === 'host' ? block(host, second) : block(second, host))
      await life.withdraw(first)
      await sweepBookings(server().deps)
      expect([await life.stateOf(waiting.id), await life.stateOf(behind.id)]).toEqual([
        'second_hold',
        'offered',
      ])
      await unblock()
      await life.withdraw(behind)
      expect(await life.stateOf(waiting.id)).toBe('offered')
      await life.withdraw(waiting)
    },
  )

  it('waits while the space cannot be had, and is offered it when it can again', async () => {
    const first = await aBooking(server(), { host, guest, startsInHours: 300 })
    const waiting = await inLine(first, second)
    await setAvailable(first, false)
    await life.withdraw(first)
    await sweepBookings(server().deps)
    expect(await life.stateOf(waiting.id)).toBe('second_hold')
    await setAvailable(first, true)
    await sweepBookings(server().deps)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.withdraw(waiting)
  })

  it('can take the offer only as long as they could ask for the space', async () => {
    const listingOver = { booking_approval: 'instant', guest_preference: 'any' } as const
    const first = await aBooking(server(), {
      host,
      guest,
      state: 'confirmed',
      startsInHours: 300,
      listingOver,
    })
    const waiting = await inLine(first, second)
    await life.cancel(first, guest)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await setAvailable(first, false)
    await refusedWith(take(waiting), 'no_longer_possible')
    await setAvailable(first, true)
    await block(host, second)
    await refusedWith(take(waiting), 'forbidden')
    await unblock()
    await aCohost(server(), { host, listings: [first.listing.id], rights: ['calendar'] }, second)
    await refusedWith(take(waiting), 'own_listing')
    await server().deps.db.deleteFrom('listing_cohosts').execute()
    expect(await life.stateOf(waiting.id)).toBe('offered')
    expect(await take(waiting)).toMatchObject({ state: 'confirmed' })
  })

  it.each<[string, ListingChanges, ErrorCode]>([
    ['fewer people', { maxGuests: 1 }, 'crew_too_large'],
    ['no animals', { allows: [] }, 'not_allowed_here'],
  ])('cannot take it with what the host has come to refuse: %s', async (_, changes, code) => {
    const first = await aBooking(server(), {
      host,
      guest,
      startsInHours: 300,
      listingOver: { allows: ['animals'] },
    })
    const waiting = await inLine(first, second, 0, ['animals'])
    await life.withdraw(first)
    await editListing(server(), host, first.listing.id, changes)
    await refusedWith(take(waiting), code)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.withdraw(waiting)
  })

  it.each([
    ['instant', 'manual', 'pending'],
    ['manual', 'instant', 'pending'],
    ['instant', 'instant', 'confirmed'],
  ] as const)(
    'who asked while the space was %s and takes the offer while it is %s is %s',
    async (before, now, state) => {
      const first = await aBooking(server(), {
        host,
        guest,
        state: 'confirmed',
        startsInHours: 300,
        listingOver: { booking_approval: before, guest_preference: 'any' },
      })
      const waiting = await inLine(first, second)
      await life.cancel(first, guest)
      if (now !== before) await editListing(server(), host, first.listing.id, { bookingApproval: now })
      expect(await take(waiting)).toMatchObject({ state, isInstant: state === 'confirmed' })
      expect((await life.money(waiting.id)).payments).toEqual([
        state === 'confirmed' ? 'captured' : 'authorised',
      ])
    },
  )

  it('is never second to themselves', async () => {
    const first = await aBooking(server(), { host, guest, state: 'awaiting_payment', startsInHours: 300 })
    await refusedWith(inLine(first, guest), 'nothing_to_wait_for')
    await refusedWith(inLine(first, guest, 2), 'nothing_to_wait_for')
    const waiting = await inLine(first, second)
    await refusedWith(inLine(first, second), 'nothing_to_wait_for')
    const body = await requestInLine(first)
    const asking = async () =>
      server().call(
        bookingCalls.request,
        { body: { ...body, key: randomUUID() } },
        { token: await tokenOf(server(), third) },
      )
    const outcomes = await Promise.allSettled([asking(), asking(), asking()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await life.letPass(15 * MINUTE)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.withdraw(waiting)
  })

  it('may wait behind an offer', async () => {
    const first = await aBooking(server(), { host, guest, startsInHours: 300 })
    const waiting = await inLine(first, second)
    await life.withdraw(first)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await refusedWith(inLine(first, second), 'nothing_to_wait_for')
    const behind = await inLine(first, third)
    await life.letPass(12 * HOUR)
    expect([await life.stateOf(waiting.id), await life.stateOf(behind.id)]).toEqual(['expired', 'offered'])
    await life.withdraw(behind)
  })

  it('does not get what another calendar has had there all along, nor does anybody else', async () => {
    const first = await aBooking(server(), { host, guest, startsInHours: 300 })
    const waiting = await inLine(first, second)
    const at = (hours: number) => new Date(first.startsAt.getTime() + hours * HOUR).toISOString()
    const event = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to), summary: 'Family' })
    const feeds = await server()
      .deps.db.insertInto('calendar_feeds')
      .values(
        [
          [event(-5, 1), event(24, 30)],
          [event(0.5, 2), event(3, 3.5)],
        ].map((conflicts, index) => ({
          property_id: first.listing.id,
          name: `Calendar ${index}`,
          url: `https://calendar.example/${index}.ics`,
          created_at: new Date(index * MINUTE),
          conflicts: JSON.stringify(conflicts),
        })),
      )
      .returning('id')
      .execute()
    await life.withdraw(first)
    expect(await life.stateOf(waiting.id)).toBe('second_hold')
    const held = await findHeldTimes(
      server().deps.db,
      first.listing.searchId,
      new Date(at(-24)),
      new Date(at(48)),
    )
    expect(
      held.map(({ kind, label, startsAt, endsAt }) => [
        kind,
        label,
        startsAt.toISOString(),
        endsAt.toISOString(),
      ]),
    ).toEqual([
      ['import', 'Calendar 0', at(0), at(1)],
      ['import', 'Calendar 1', at(1), at(2)],
      ['import', 'Calendar 1', at(3), at(3.5)],
    ])
    const asked = (await life.waiting('fetch-calendar')).map(({ payload }) => payload['feedId'])
    expect(asked.sort()).toEqual(feeds.map(({ id }) => id).sort())
    await server().deps.db.deleteFrom('calendar_feeds').execute()
    await sweepBookings(server().deps)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    await life.withdraw(waiting)
  })

  it('is found by the sweep when the time became free behind its back', async () => {
    const first = await aBooking(server(), { host, guest, state: 'confirmed', startsInHours: 300 })
    const waiting = await inLine(first, second)
    await block(host, second)
    await life.cancel(first, guest)
    await unblock()
    for (let times = 0; times < 3; times++) await sweepBookings(server().deps)
    expect(await life.stateOf(waiting.id)).toBe('offered')
    const promoted = await server()
      .deps.db.selectFrom('booking_events')
      .select('id')
      .where('booking_id', '=', waiting.id)
      .where('event', '=', 'promote')
      .execute()
    expect(promoted).toHaveLength(1)
  })
})
