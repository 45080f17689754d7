import { randomUUID } from 'node:crypto'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { wholeAreas } from '@roomtone/domain/calendar/areas'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertBookedTime } from '../../../testing/booked-time.ts'
import { aVerifiedPerson } from '../../../testing/booking.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../../../testing/listings.ts'
import { insertHouse } from '../../../testing/premises.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person
let guest: Person
let house: TestListing
let room: TestListing
let mill: TestListing
let booked: string

beforeAll(async () => {
  server().clock.advance(Date.parse('2026-01-10T15:00:00Z') - server().clock.now().getTime())
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  const areas = wholeAreas([0, 1])
  house = await insertListing(server(), host.id, { title: 'The whole house', areas }, TEST_PLACES.newYork)
  mill = await insertListing(server(), host.id, { title: 'Mill' }, TEST_PLACES.losAngeles)
  const premises = await server()
    .deps.db.selectFrom('properties')
    .select('premises_id')
    .where('id', '=', house.id)
    .executeTakeFirstOrThrow()
  room = await insertListing(
    server(),
    host.id,
    { title: 'Garden room', premises_id: premises.premises_id, areas: wholeAreas([1]) },
    TEST_PLACES.newYork,
  )
  await server()
    .deps.db.updateTable('premises')
    .set({ name: 'Alder House' })
    .where('id', '=', premises.premises_id)
    .execute()
  const about = { guestId: guest.id, production: 'Halden & Co' }
  booked = await insertBookedTime(server(), room, ['2026-02-03T15:00:00Z', '2026-02-03T20:00:00Z'], about)
})

const show = (from: string, to: string, person = host) =>
  server().call(hostingCalls.calendars, { query: { from, to } }, { token: person.token })

async function waits(listing: TestListing, [from, to]: [string, string], until: string): Promise<void> {
  const now = server().clock.now()
  const { db } = server().deps
  await sql`insert into bookings select (jsonb_populate_record(bookings, ${JSON.stringify({
    id: randomUUID(),
    property_id: listing.id,
    state: 'second_hold',
    during: `[${from},${to})`,
    confirmed_at: null,
    expires_at: until,
    request_key: randomUUID(),
    created_at: now.toISOString(),
  })}::jsonb)).* from bookings where id = ${booked}`.execute(db)
}

describe('all calendars of a host', () => {
  it('come house by house, each in its own days', async () => {
    const { listings } = await show('2026-02-01', '2026-02-14')
    expect(listings.map(({ title, premises, timeZone }) => [title, premises.name, timeZone])).toEqual([
      ['The whole house', 'Alder House', 'America/New_York'],
      ['Garden room', 'Alder House', 'America/New_York'],
      ['Mill', '', 'America/Los_Angeles'],
    ])
    expect(listings[0]?.premises.id).toBe(listings[1]?.premises.id)
    expect(listings.every(({ days }) => days.length === 14)).toBe(true)
  })

  it('say through which space of the house time is taken, and nothing about who has it there', async () => {
    const { listings } = await show('2026-02-03', '2026-02-03')
    const [whole, garden] = listings
    expect(garden?.held.map(({ label, space, crew }) => [label, space, crew])).toEqual([
      ['Ada · Halden & Co', null, 4],
    ])
    expect(whole?.held.map(({ kind, label, space, bookingId }) => [kind, label, space, bookingId])).toEqual([
      ['booking', '', 'Garden room', null],
    ])
    expect(whole?.days[0]?.state).toBe('partly')
  })

  it('say which shared area is full, beside what is the space’s own, and offer no way to unblock it', async () => {
    const owner = await server().aPerson({ roles: ['host'] })
    const driveway = [{ place: 2, by: 2 }]
    const spaces = await insertHouse(server(), owner.id, [
      { areas: [0], shared: driveway },
      { areas: [1], shared: driveway },
      { areas: [3], shared: driveway },
    ])
    const [first, second, third] = spaces
    const hold = (listing: TestListing | undefined, areas: string, from: string, to: string) =>
      server()
        .deps.db.insertInto('holds')
        .values({
          listing_id: listing?.searchId ?? 0,
          areas,
          during: `[2026-02-10T${from}:00Z,2026-02-10T${to}:00Z)`,
          kind: 'block',
          created_at: server().clock.now(),
        })
        .execute()
    await hold(first, '{[0,32),[64,65)}', '15:00', '20:00')
    await hold(second, '{[32,64),[65,66)}', '17:00', '22:00')
    await hold(third, '{[96,128)}', '18:00', '18:30')
    const { listings } = await show('2026-02-10', '2026-02-10', owner)
    const of = (listing: TestListing | undefined) => listings.find(({ id }) => id === listing?.id)
    const full = (listing: TestListing | undefined) =>
      of(listing)
        ?.held.filter((one) => one.full !== null)
        .map((one) => [one.full, one.startsAt.slice(11, 16), one.endsAt.slice(11, 16)])
    expect(full(third)).toEqual([
      ['Area 2', '17:00', '18:00'],
      ['Area 2', '18:30', '20:00'],
    ])
    expect([full(first), full(second)]).toEqual([[], []])
    expect(of(third)?.days[0]).toMatchObject({ state: 'partly' })
    expect(of(third)?.days[0]?.holds).toHaveLength(3)
    const again = await show('2026-02-10', '2026-02-10', owner)
    expect(again.listings).toEqual(listings)
  })

  it('do not mix up what one listing has at another’s midnight', async () => {
    // Past midnight in New York, still the day before in Los Angeles.
    await insertBookedTime(server(), mill, ['2026-03-02T05:30:00Z', '2026-03-02T07:00:00Z'], {
      guestId: guest.id,
    })
    const of = async (day: string) =>
      (await show(day, day)).listings.find(({ title }) => title === 'Mill')?.held.length
    expect([await of('2026-03-01'), await of('2026-03-02')]).toEqual([1, 0])
  })

  it('show who waits for time that is taken and until when, to those who keep the bookings', async () => {
    await waits(room, ['2026-02-03T15:00:00Z', '2026-02-03T19:00:00Z'], '2026-02-01T15:00:00Z')
    await waits(room, ['2026-02-03T16:00:00Z', '2026-02-03T19:00:00Z'], '2026-01-09T15:00:00Z')
    const keeper = await aCohost(server(), { host, listings: [room.id], rights: ['calendar'] })
    const both = await aCohost(server(), { host, listings: [room.id], rights: ['calendar', 'bookings'] })
    const seen = async (person: Person) =>
      (await show('2026-02-03', '2026-02-03', person)).listings.map((one) => ({
        title: one.title,
        labels: one.held.map(({ label }) => label),
        waiting: one.secondHolds.map(({ guest, until, bookingId }) => [guest, until, bookingId !== null]),
        seesBookings: one.seesBookings,
      }))
    const named = {
      title: 'Garden room',
      labels: ['Ada · Halden & Co'],
      waiting: [['Ada', '2026-02-01T15:00:00.000Z', true]],
      seesBookings: true,
    }
    expect((await seen(host))[1]).toEqual(named)
    expect(await seen(both)).toEqual([named])
    expect(await seen(keeper)).toEqual([
      {
        title: 'Garden room',
        labels: [''],
        waiting: [['', '2026-02-01T15:00:00.000Z', false]],
        seesBookings: false,
      },
    ])
  })

  it('are nobody else’s', async () => {
    const stranger = await server().aPerson({ roles: ['host'] })
    expect((await show('2026-02-01', '2026-02-01', stranger)).listings).toEqual([])
  })

  it('leave out a space that its host took off for good', async () => {
    const gone = await insertListing(server(), host.id, { title: 'Gone', removed_at: server().clock.now() })
    const { listings } = await show('2026-02-01', '2026-02-01')
    expect(listings.map(({ id }) => id)).not.toContain(gone.id)
  })
})
