import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aRequest, aVerifiedPerson, runDueJobs, tokenOf } from '../../../../testing/booking.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const HOUR = 3_600_000
const server = useServer()

let host: Person
let guest: Person
let west: TestListing
let east: TestListing

const hours = (date: string, start: number, count: number) =>
  ({ by: 'hour', date, start: start * 60, hours: count }) as const

/** Requests it by the hour, and has it accepted. */
async function book(listing: TestListing, choice: ReturnType<typeof hours>): Promise<string> {
  const body = await aRequest(server(), listing.id, choice)
  const { id } = await server().call(
    bookingCalls.request,
    { body },
    { token: await tokenOf(server(), guest) },
  )
  await server().call(
    bookingCalls.accept,
    { params: { id }, body: {} },
    { token: await tokenOf(server(), host) },
  )
  return id
}

async function today(person = host) {
  return server().call(bookingCalls.today, {}, { token: await tokenOf(server(), person) })
}

const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)

beforeAll(async () => {
  // Noon in Los Angeles, three in the afternoon in New York.
  server().clock.advance(Date.parse('2027-03-10T20:00:00Z') - server().clock.now().getTime())
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server(), { fullName: 'Gwen Lastname' })
  const terms = { opens_at: 0, closes_at: 1440, minimum_hours: 1, turnaround_minutes: 60 }
  west = await insertListing(server(), host.id, { ...terms, title: 'West' }, TEST_PLACES.losAngeles)
  east = await insertListing(server(), host.id, { ...terms, title: 'East' }, TEST_PLACES.newYork)
})

describe('the day of a host', () => {
  it('is empty for who has nothing', async () => {
    const other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    expect(await today(other)).toEqual({
      requests: [],
      arriving: [],
      inProgress: [],
      toReview: [],
      comingUp: [],
      listings: [],
      terms: [],
      nextPayout: null,
      response: null,
      hasPayoutAccount: false,
    })
  })

  it('goes by the clocks of each space: the same instant is today in one and tomorrow in the other', async () => {
    const lateWest = await book(west, hours('2027-03-10', 22, 2))
    const earlyEast = await book(east, hours('2027-03-11', 1, 2))
    const view = await today()
    expect(ids(view.arriving)).toEqual([lateWest])
    expect(ids(view.comingUp)).toEqual([earlyEast])
    expect(view.listings.map((row) => [row.title, row.today, row.opensAt])).toEqual([
      ['West', '2027-03-10', '2027-03-10T08:00:00.000Z'],
      ['East', '2027-03-10', '2027-03-10T05:00:00.000Z'],
    ])
    expect(view.listings.map((row) => row.holds.map(({ bookingId }) => bookingId))).toEqual([[lateWest], []])
    expect(view.listings[0]?.holds[0]).toEqual({
      kind: 'booking',
      startsAt: '2027-03-11T06:00:00.000Z',
      endsAt: '2027-03-11T08:00:00.000Z',
      callAt: '2027-03-11T06:00:00.000Z',
      wrapAt: '2027-03-11T08:00:00.000Z',
      heldUntil: '2027-03-11T09:00:00.000Z',
      label: 'Gwen · Quiet Hours',
      bookingId: lateWest,
      crew: 4,
    })
  })

  it('moves a booking from arriving to in progress to review as the clock goes on', async () => {
    const id = await book(west, hours('2027-03-10', 14, 2))
    expect(ids((await today()).arriving)).toContain(id)
    server().clock.advance(2 * HOUR)
    const during = await today()
    expect(ids(during.inProgress)).toEqual([id])
    expect(ids(during.arriving)).not.toContain(id)
    expect(during.nextPayout).toMatchObject({ bookingId: id, title: 'Quiet Hours' })
    server().clock.advance(2 * HOUR)
    expect(ids((await today()).inProgress)).toEqual([])
    await runDueJobs(server())
    const after = await today()
    expect(ids(after.toReview)).toEqual([id])
    // Three days for one of a host's first five.
    expect(after.nextPayout).toMatchObject({
      bookingId: id,
      amount: after.toReview[0]?.subtotal,
      dueAt: '2027-03-14T00:00:00.000Z',
      timeZone: 'America/Los_Angeles',
    })
    const setPayout = (state: 'held' | 'scheduled') =>
      server().deps.db.updateTable('payouts').set({ state }).where('booking_id', '=', id).execute()
    await setPayout('held')
    expect((await today()).nextPayout?.bookingId).not.toBe(id)
    await setPayout('scheduled')
    server().clock.advance(14 * 24 * HOUR)
    expect(ids((await today()).toReview)).not.toContain(id)
  })

  it('lists requests by deadline, and shows time that is merely held without a name', async () => {
    const asked = await aBooking(server(), { host, guest, startsInHours: 30 })
    const unpaid = await aBooking(server(), {
      host,
      guest,
      state: 'awaiting_payment',
      startsInHours: 3,
      hours: 2,
      listing: west,
    })
    const view = await today()
    expect(ids(view.requests)).toEqual([asked.id])
    expect(view.requests[0]?.actions).toEqual(['accept', 'decline'])
    const row = view.listings.find(({ id }) => id === unpaid.listing.id)
    expect(row?.holds).toMatchObject([{ kind: 'booking', label: '', bookingId: null, crew: 0 }])
    expect(JSON.stringify(view)).not.toContain(unpaid.id)
  })
})

describe('how a host answers', () => {
  it('says nothing of too few, then how many of those with an end were answered, and how fast', async () => {
    const slow = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const rate = async () => (await today(slow)).response
    const first = await aBooking(server(), { host: slow, guest })
    const shown = async () =>
      (await server().call(listingCalls.show, { params: { id: first.listing.id } })).host.response
    server().clock.advance(HOUR)
    const decline = async (id: string) =>
      server().call(
        bookingCalls.decline,
        { params: { id }, body: { reason: 'not_a_fit' } },
        { token: await tokenOf(server(), slow) },
      )
    await decline(first.id)
    const second = await aBooking(server(), { host: slow, guest })
    server().clock.advance(3 * HOUR)
    await decline(second.id)
    await aBooking(server(), { host: slow, guest, state: 'withdrawn' })
    expect(await rate()).toBeNull()
    expect(await shown()).toBeNull()
    const missed = await aBooking(server(), { host: slow, guest })
    expect(await rate()).toBeNull()
    server().clock.advance(Date.parse(missed.view.expiresAt ?? '') - server().clock.now().getTime())
    expect(await rate()).toEqual({ percent: 67, medianMinutes: 120 })
    expect(await shown()).toEqual({ percent: 67, medianMinutes: 120 })
    server().clock.advance(91 * 24 * HOUR)
    expect(await rate()).toBeNull()
  })
})
