import { randomUUID } from 'node:crypto'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBookedTime } from '../../../testing/booked-time.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person
let stranger: Person
let drawingRoom: TestListing
let kitchen: TestListing

beforeAll(async () => {
  server().clock.advance(Date.parse('2026-01-10T15:00:00Z') - server().clock.now().getTime())
  host = await server().aPerson({ roles: ['host'] })
  stranger = await server().aPerson({ roles: ['host'] })
})

beforeEach(async () => {
  drawingRoom = await insertListing(server(), host.id, { title: 'Drawing Room' }, TEST_PLACES.newYork)
  kitchen = await insertListing(server(), host.id, { title: 'Kitchen' }, TEST_PLACES.losAngeles)
})

type Blocking = {
  listings: TestListing[]
  from: string
  to: string
  weekdays?: number[]
  hours?: { start: number; end: number }
  note?: string
}

const block = ({ listings, ...body }: Blocking, person = host) =>
  server().call(
    hostingCalls.blockTimes,
    { body: { ...body, listings: listings.map(({ id }) => id) } },
    { token: person.token },
  )
const remove = (series: string, body: { listing?: string; from?: string; to?: string } = {}, person = host) =>
  server().call(
    hostingCalls.removeBlocks,
    { params: { series }, body: { listing: null, from: null, to: null, ...body } },
    { token: person.token },
  )
const problem = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    (error) => `${error.problem?.code ?? error.code}: ${error.problem?.detail ?? error.message}`,
  )

async function holds(listing: TestListing): Promise<[from: string, to: string, note: string][]> {
  const rows = await server()
    .deps.db.selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to'), 'note'])
    .where('listing_id', '=', listing.searchId)
    .orderBy(sql`lower(during)`)
    .execute()
  return rows.map(({ from, to, note }) => [
    from.toISOString().slice(0, 16),
    to.toISOString().slice(0, 16),
    note,
  ])
}

const book = (listing: TestListing, from: string, to: string) =>
  insertBookedTime(server(), listing, [from, to], { guestId: stranger.id })

describe('blocking hours', () => {
  it('takes the same hours of the clock in each space, before and after the clock changes', async () => {
    await block({
      listings: [drawingRoom, kitchen],
      from: '2026-03-06',
      to: '2026-03-09',
      weekdays: [1, 2, 3, 4, 5],
      hours: { start: 0, end: 720 },
      note: 'Piano lessons',
    })
    expect(await holds(drawingRoom)).toEqual([
      ['2026-03-06T05:00', '2026-03-06T17:00', 'Piano lessons'],
      ['2026-03-09T04:00', '2026-03-09T16:00', 'Piano lessons'],
    ])
    expect(await holds(kitchen)).toEqual([
      ['2026-03-06T08:00', '2026-03-06T20:00', 'Piano lessons'],
      ['2026-03-09T07:00', '2026-03-09T19:00', 'Piano lessons'],
    ])
  })

  it('repeats over both changes of the clock: days of 23 and 25 hours are whole, and each is drawn once', async () => {
    const sundays = { listings: [drawingRoom], weekdays: [0] }
    await block({ ...sundays, from: '2026-03-01', to: '2026-03-15' })
    await block({ ...sundays, from: '2026-10-25', to: '2026-11-08', hours: { start: 60, end: 120 } })
    expect((await holds(drawingRoom)).map(([from, to]) => [from, to])).toEqual([
      ['2026-03-01T05:00', '2026-03-02T05:00'],
      ['2026-03-08T05:00', '2026-03-09T04:00'],
      ['2026-03-15T04:00', '2026-03-16T04:00'],
      ['2026-10-25T05:00', '2026-10-25T06:00'],
      // From one to two o’clock the clock goes round twice.
      ['2026-11-01T05:00', '2026-11-01T07:00'],
      ['2026-11-08T06:00', '2026-11-08T07:00'],
    ])
    const drawn = async (from: string, to: string) => {
      const { days } = await server().call(
        hostingCalls.calendar,
        { params: { id: drawingRoom.id }, query: { from, to } },
        { token: host.token },
      )
      return days.filter((day) => day.holds.length > 0).map((day) => [day.date, day.holds.length])
    }
    expect(await drawn('2026-03-01', '2026-03-16')).toEqual([
      ['2026-03-01', 1],
      ['2026-03-08', 1],
      ['2026-03-15', 1],
    ])
    expect(await drawn('2026-10-25', '2026-11-09')).toEqual([
      ['2026-10-25', 1],
      ['2026-11-01', 1],
      ['2026-11-08', 1],
    ])
  })

  it('goes around a booking at other hours of the day, and refuses one at these', async () => {
    await book(drawingRoom, '2026-02-03T18:00:00Z', '2026-02-03T22:00:00Z')
    const mornings = { listings: [drawingRoom], from: '2026-02-02', to: '2026-02-04' }
    expect(await problem(block({ ...mornings, hours: { start: 480, end: 840 } }))).toBe(
      'conflict: There’s a booking on Tue, Feb 3, so you can’t block that time.',
    )
    expect(await holds(drawingRoom)).toHaveLength(1)
    expect(await problem(block({ ...mornings, hours: { start: 480, end: 780 } }))).toBe('fine')
    expect(await holds(drawingRoom)).toHaveLength(4)
  })

  it('names every space that is booked, and blocks none of them', async () => {
    await book(drawingRoom, '2026-02-03T18:00:00Z', '2026-02-03T22:00:00Z')
    await book(kitchen, '2026-02-04T18:00:00Z', '2026-02-04T22:00:00Z')
    const garden = await insertListing(server(), host.id, { title: 'Garden' })
    expect(
      await problem(
        block({ listings: [drawingRoom, kitchen, garden], from: '2026-02-02', to: '2026-02-05' }),
      ),
    ).toBe(
      'conflict: Nothing was blocked because there are bookings: Drawing Room on Tue, Feb 3 and Kitchen on Wed, Feb 4.',
    )
    expect(await holds(garden)).toEqual([])
  })

  it('refuses hours that end before they begin, weekdays that do not come, and too much', async () => {
    const day = { listings: [drawingRoom], from: '2026-02-02', to: '2026-02-02' }
    expect(await problem(block({ ...day, hours: { start: 720, end: 720 } }))).toMatch(/^validation_failed/)
    expect(await problem(block({ ...day, weekdays: [0] }))).toBe(
      'validation_failed: None of these weekdays is between the two dates',
    )
    const more = await Promise.all(
      Array.from({ length: 4 }, (_, index) => insertListing(server(), host.id, { title: `Room ${index}` })),
    )
    const all = [drawingRoom, kitchen, ...more]
    expect(await problem(block({ listings: all, from: '2026-02-01', to: '2027-01-31' }))).toBe(
      'validation_failed: Please choose fewer spaces or a shorter time',
    )
    expect(await holds(drawingRoom)).toEqual([])
  })

  it('is refused altogether where one of the spaces is somebody else’s', async () => {
    const theirs = await insertListing(server(), stranger.id)
    const both = { listings: [drawingRoom, theirs], from: '2026-02-02', to: '2026-02-02' }
    expect(await problem(block(both))).toMatch(/^not_found/)
    expect(await holds(drawingRoom)).toEqual([])
  })

  it('lets two who block the same spaces the other way round both finish', async () => {
    const days = { from: '2026-02-02', to: '2026-03-02' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        problem(block({ ...days, listings: index % 2 ? [drawingRoom, kitchen] : [kitchen, drawingRoom] })),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['fine']))
    expect(await holds(kitchen)).toHaveLength(29)
  })
})

describe('taking back what was blocked', () => {
  const sundays = { from: '2026-02-01', to: '2026-02-22', weekdays: [0] }

  it('takes back exactly what was made, in every space, and a second time nothing', async () => {
    await block({ listings: [kitchen], from: '2026-02-08', to: '2026-02-08', note: 'Holiday' })
    const { series } = await block({ ...sundays, listings: [drawingRoom, kitchen], note: 'Closed' })
    expect(await holds(kitchen)).toHaveLength(4)
    await remove(series ?? '')
    await remove(series ?? '')
    expect(await holds(drawingRoom)).toEqual([])
    expect((await holds(kitchen)).map(([, , note]) => note)).toEqual(['Holiday'])
  })

  it('takes back a single day, or from a day on', async () => {
    const { series } = await block({ ...sundays, listings: [drawingRoom] })
    const days = async () => (await holds(drawingRoom)).map(([from]) => from.slice(5, 10))
    await remove(series ?? '', { listing: drawingRoom.id, from: '2026-02-08', to: '2026-02-08' })
    expect(await days()).toEqual(['02-01', '02-15', '02-22'])
    await remove(series ?? '', { from: '2026-02-15' })
    expect(await days()).toEqual(['02-01'])
  })

  it('leaves a booking that came meanwhile where a day had been given back', async () => {
    const { series } = await block({ ...sundays, listings: [drawingRoom, kitchen] })
    await remove(series ?? '', { listing: kitchen.id, from: '2026-02-08', to: '2026-02-08' })
    await book(kitchen, '2026-02-08T18:00:00Z', '2026-02-08T22:00:00Z')
    await remove(series ?? '')
    expect(await holds(drawingRoom)).toEqual([])
    expect((await holds(kitchen)).map(([from]) => from)).toEqual(['2026-02-08T18:00'])
  })

  it('never removes or overlaps a booking that comes while it runs', async () => {
    const { series } = await block({ ...sundays, listings: [drawingRoom, kitchen] })
    const spaces = [drawingRoom, kitchen]
    const days = ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22']
    const tries = spaces.flatMap((space) => days.map((day) => ({ space, day })))
    const [, ...came] = await Promise.all([
      remove(series ?? ''),
      ...tries.map(({ space, day }) =>
        book(space, `${day}T18:00:00Z`, `${day}T22:00:00Z`).then(
          () => true,
          () => false,
        ),
      ),
    ])
    const kept = (await Promise.all(spaces.map(holds))).flat()
    expect(kept).toHaveLength(came.filter((one) => one).length)
    expect(kept.every(([from]) => from.endsWith('T18:00'))).toBe(true)
  })

  it('is named by the calendar after the page that made it is gone', async () => {
    const { series } = await block({ ...sundays, listings: [drawingRoom] })
    const { held } = await server().call(
      hostingCalls.calendar,
      { params: { id: drawingRoom.id }, query: { from: '2026-02-01', to: '2026-02-28' } },
      { token: host.token },
    )
    expect(new Set(held.map((hold) => hold.series))).toEqual(new Set([series]))
  })

  it('names nothing where all was blocked already', async () => {
    await block({ ...sundays, listings: [drawingRoom] })
    expect(await block({ ...sundays, listings: [drawingRoom] })).toEqual({ series: null })
  })

  it('takes nothing of somebody else’s', async () => {
    const { series } = await block({ ...sundays, listings: [drawingRoom] })
    expect(await problem(remove(series ?? '', {}, stranger))).toBe('fine')
    expect(await problem(remove(series ?? '', { listing: drawingRoom.id }, stranger))).toMatch(/^not_found/)
    expect(await problem(remove(randomUUID()))).toBe('fine')
    expect(await holds(drawingRoom)).toHaveLength(4)
  })
})
