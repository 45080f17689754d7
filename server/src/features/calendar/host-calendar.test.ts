import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { addDays } from '@roomtone/domain/time/local-date'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBookedTime } from '../../../testing/booked-time.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person
let stranger: Person
let listing: TestListing

beforeAll(async () => {
  server().clock.advance(Date.parse('2026-01-10T15:00:00Z') - server().clock.now().getTime())
  host = await server().aPerson({ roles: ['host'] })
  stranger = await server().aPerson({ roles: ['host'] })
})

beforeEach(async () => {
  listing = await insertListing(
    server(),
    host.id,
    { weekend_price_cents: 120_000, opens_at: 480, closes_at: 1320 },
    TEST_PLACES.newYork,
  )
})

const params = () => ({ id: listing.id })
const as = (person: Person) => ({ token: person.token })
const block = (from: string, to: string, note = '', person = host) =>
  server().call(hostingCalls.block, { params: params(), body: { from, to, note } }, as(person))
const unblock = (from: string, to: string, person = host) =>
  server().call(hostingCalls.unblock, { params: params(), body: { from, to } }, as(person))
const price = (from: string, to: string, pricePerDay: number | null, person = host) =>
  server().call(hostingCalls.price, { params: params(), body: { from, to, pricePerDay } }, as(person))
const show = (from: string, to: string, person = host) =>
  server().call(hostingCalls.calendar, { params: params(), query: { from, to } }, as(person))
const problem = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    (error) => `${error.problem?.code ?? error.code}: ${error.problem?.detail ?? error.message}`,
  )

async function holds() {
  const rows = await server()
    .deps.db.selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to'), 'kind', 'note'])
    .where('listing_id', '=', listing.searchId)
    .orderBy(sql`lower(during)`)
    .execute()
  return rows.map((row) => ({ ...row, from: row.from.toISOString(), to: row.to.toISOString() }))
}

async function book(from: string, to: string): Promise<void> {
  await insertBookedTime(server(), listing, [from, to], { guestId: stranger.id })
}

async function audited(): Promise<string[]> {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', listing.id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('the calendar of a host', () => {
  it('shows prices, weekends and what is held, in the days of the listing', async () => {
    await price('2026-02-07', '2026-02-07', 150_000)
    await block('2026-02-03', '2026-02-04', 'Painting')
    await book('2026-02-05T18:00:00Z', '2026-02-05T22:00:00Z')
    await book('2026-02-06T06:00:00Z', '2026-02-06T08:00:00Z')
    const calendar = await show('2026-02-03', '2026-02-07')
    expect(calendar.timeZone).toBe('America/New_York')
    expect(calendar.today).toBe('2026-01-10')
    expect(
      calendar.days.map(({ date, price, isOverride, isWeekend, state, holds: ids }) => [
        date,
        price,
        isOverride,
        isWeekend,
        state,
        ids.length,
      ]),
    ).toEqual([
      ['2026-02-03', 100_000, false, false, 'taken', 1],
      ['2026-02-04', 100_000, false, false, 'taken', 1],
      ['2026-02-05', 100_000, false, false, 'partly', 1],
      ['2026-02-06', 120_000, false, true, 'free', 1],
      ['2026-02-07', 150_000, true, true, 'free', 0],
    ])
    expect(calendar.held.map(({ kind, label }) => [kind, label])).toEqual([
      ['block', 'Painting'],
      ['block', 'Painting'],
      ['booking', 'Ada · Halden & Co'],
      ['booking', 'Ada · Halden & Co'],
    ])
    expect(calendar.held.map(({ state }) => state)).toEqual([null, null, 'confirmed', 'confirmed'])
    expect(calendar.held[0]?.bookingId).toBeNull()
    expect(calendar.held[2]?.bookingId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('does not make two days of a booking whose turnaround passes midnight', async () => {
    await book('2026-02-10T15:00:00Z', '2026-02-11T04:30:00Z')
    await sql`update holds set during = tstzrange(lower(during), upper(during) + interval '1 hour')
      where listing_id = ${listing.searchId}`.execute(server().deps.db)
    const { days, held } = await show('2026-02-10', '2026-02-11')
    expect(days.map((day) => day.holds.length)).toEqual([1, 0])
    expect(held[0]?.endsAt).toBe('2026-02-11T04:30:00.000Z')
  })

  it('shows 62 days and not one more, and no days that do not exist', async () => {
    expect((await show('2026-02-01', addDays('2026-02-01', 61))).days).toHaveLength(62)
    expect(await problem(show('2026-02-01', addDays('2026-02-01', 62)))).toMatch(/^validation_failed: .*62/)
    expect(await problem(show('2026-02-02', '2026-02-01'))).toMatch(/^validation_failed/)
    for (const day of ['9999-12-31', '0001-01-01'])
      expect(await problem(show(day, day))).toMatch(/^validation_failed/)
  })

  it("is nobody else's", async () => {
    expect(await problem(show('2026-02-01', '2026-02-01', stranger))).toMatch(/^not_found/)
    expect(await problem(block('2026-02-01', '2026-02-01', '', stranger))).toMatch(/^not_found/)
    expect(await problem(unblock('2026-02-01', '2026-02-01', stranger))).toMatch(/^not_found/)
    expect(await problem(price('2026-02-01', '2026-02-01', 5000, stranger))).toMatch(/^not_found/)
    expect(await holds()).toEqual([])
    expect(await audited()).toEqual([])
  })
})

describe('blocking days', () => {
  it('takes whole days of 23, 24 and 25 hours, each a row of its own', async () => {
    await block('2026-03-07', '2026-03-09')
    await block('2026-11-01', '2026-11-01')
    expect((await holds()).map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-07T05:00:00.000Z', '2026-03-08T05:00:00.000Z'],
      ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
      ['2026-03-09T04:00:00.000Z', '2026-03-10T04:00:00.000Z'],
      ['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ])
    await unblock('2026-03-08', '2026-03-08')
    expect((await holds()).map(({ from }) => from.slice(0, 10))).toEqual([
      '2026-03-07',
      '2026-03-09',
      '2026-11-01',
    ])
    expect(await audited()).toEqual(['calendar.blocked', 'calendar.blocked', 'calendar.unblocked'])
  })

  it('takes only what is free, and twice is once', async () => {
    await block('2026-05-02', '2026-05-02', 'first')
    await block('2026-05-01', '2026-05-03', 'second')
    await block('2026-05-01', '2026-05-03', 'third')
    expect((await holds()).map(({ note }) => note)).toEqual(['second', 'first', 'second'])
    expect(await audited()).toHaveLength(2)
  })

  it('refuses days with a booking, names them and takes nothing', async () => {
    // Until half past midnight in New York.
    await book('2026-05-02T20:00:00Z', '2026-05-03T04:30:00Z')
    expect(await problem(block('2026-05-01', '2026-05-08'))).toBe(
      'conflict: There’s a booking on Sat, May 2 and Sun, May 3, so you can’t block that time.',
    )
    expect(await holds()).toHaveLength(1)
    expect(await problem(block('2026-05-03', '2026-05-03'))).toMatch(
      /^conflict: There’s a booking on Sun, May 3,/,
    )
    expect(await problem(block('2026-05-04', '2026-05-04'))).toBe('fine')
  })

  it('takes what the turnaround of a booking leaves of the next day', async () => {
    // Until 11:30 pm in New York, and half past one in the night with its turnaround.
    await book('2026-05-02T20:00:00Z', '2026-05-03T03:30:00Z')
    await sql`update holds set during = tstzrange(lower(during), upper(during) + interval '2 hours')
      where listing_id = ${listing.searchId}`.execute(server().deps.db)
    expect(await problem(block('2026-05-03', '2026-05-03'))).toBe('fine')
    expect((await holds()).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['booking', '2026-05-02T20:00:00.000Z', '2026-05-03T05:30:00.000Z'],
      ['block', '2026-05-03T05:30:00.000Z', '2026-05-04T04:00:00.000Z'],
    ])
    expect(await problem(block('2026-05-02', '2026-05-03'))).toBe(
      'conflict: There’s a booking on Sat, May 2, so you can’t block that time.',
    )
  })

  it('refuses the past, the wrong way round and more than 366 days', async () => {
    expect(await problem(block('2026-01-09', '2026-01-12'))).toBe(
      'validation_failed: This day has already passed',
    )
    expect(await problem(block('2026-01-10', '2026-01-10'))).toBe('fine')
    expect(await problem(block('2026-05-02', '2026-05-01'))).toMatch(/^validation_failed/)
    expect(await problem(block('2026-06-01', addDays('2026-06-01', 366)))).toBe(
      'validation_failed: Please choose at most 366 days',
    )
    expect(await problem(block('2026-06-01', addDays('2026-06-01', 365)))).toBe('fine')
    expect(await problem(price('2026-01-09', '2026-01-09', 5000))).toMatch(/^validation_failed/)
  })

  it('gives back what is inside the days, and keeps what reaches out of them', async () => {
    await block('2026-05-01', '2026-05-01', 'kept')
    await server().database.pool.query(
      "update properties set time_zone = 'America/Los_Angeles' where id = $1",
      [listing.id],
    )
    await unblock('2026-05-01', '2026-05-01')
    expect((await holds()).map(({ from, to, note }) => [from, to, note])).toEqual([
      ['2026-05-01T04:00:00.000Z', '2026-05-01T07:00:00.000Z', 'kept'],
    ])
  })

  it('never takes a booking or an import away', async () => {
    await book('2026-05-02T20:00:00Z', '2026-05-02T22:00:00Z')
    await unblock('2026-05-01', '2026-05-03')
    expect(await holds()).toHaveLength(1)
    expect(await audited()).toEqual([])
  })

  it('survives simultaneous writes: no overlap, no error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        problem(
          index % 3 === 2
            ? unblock('2026-05-02', '2026-05-05')
            : block('2026-05-01', `2026-05-0${2 + (index % 5)}`),
        ),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['fine']))
  })

  it('lets a booking that comes in between win, and says so', async () => {
    const answers = await Promise.all([
      problem(block('2026-05-01', '2026-05-20')),
      book('2026-05-10T15:00:00Z', '2026-05-10T20:00:00Z').then(
        () => 'booked',
        () => 'too late',
      ),
    ])
    const kinds = (await holds()).map(({ kind }) => kind)
    if (answers[1] === 'booked') {
      expect(answers[0]).toMatch(/^conflict: There’s a booking on Sun, May 10/)
      expect(kinds).toEqual(['booking'])
    } else {
      expect(answers[0]).toBe('fine')
      expect(kinds).toHaveLength(20)
    }
  })

  it('holds exactly the days that were blocked and not given back, whatever the order', async () => {
    const first = '2026-10-28' // across the day of 25 hours
    const day = fc.integer({ min: 0, max: 9 })
    const steps = fc.array(fc.tuple(fc.boolean(), day, day), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await server().database.pool.query('delete from holds where listing_id = $1', [listing.searchId])
        const expected = new Set<string>()
        for (const [take, one, other] of list) {
          const [from, to] = [Math.min(one, other), Math.max(one, other)]
          await (take ? block : unblock)(addDays(first, from), addDays(first, to))
          for (let n = from; n <= to; n++) {
            if (take) expected.add(addDays(first, n))
            else expected.delete(addDays(first, n))
          }
        }
        const calendar = await show(first, addDays(first, 9))
        expect(calendar.days.filter(({ state }) => state === 'taken').map(({ date }) => date)).toEqual(
          [...expected].sort(),
        )
        expect(calendar.days.some(({ state }) => state === 'partly')).toBe(false)
        expect(calendar.held).toHaveLength(expected.size)
      }),
      { numRuns: 25 },
    )
  })
})

describe('prices of single days', () => {
  it('are set, changed and taken back', async () => {
    await price('2026-05-01', '2026-05-04', 26_000)
    await price('2026-05-02', '2026-05-02', 30_000)
    await price('2026-05-03', '2026-05-03', null)
    const { days } = await show('2026-05-01', '2026-05-05')
    expect(days.map(({ price, isOverride }) => [price, isOverride])).toEqual([
      [26_000, true],
      [30_000, true],
      [100_000, false],
      [26_000, true],
      [100_000, false],
    ])
    expect(await audited()).toEqual(['calendar.price-set', 'calendar.price-set', 'calendar.price-cleared'])
  })

  it.each([0, -1, 1.5, 100_000_001, 1e12])('are never %s', async (amount) => {
    expect(await problem(price('2026-05-01', '2026-05-01', amount))).toMatch(/^validation_failed/)
  })
})

describe('prices of hours on single days', () => {
  const priceBoth = (body: { pricePerDay?: number | null; pricePerHour?: number | null }) =>
    server().call(
      hostingCalls.price,
      { params: params(), body: { from: '2026-05-01', to: '2026-05-02', ...body } },
      as(host),
    )
  const shown = async () => {
    const [day] = (await show('2026-05-01', '2026-05-01')).days
    return [day?.price, day?.isOverride, day?.hourly, day?.isHourlyOverride]
  }

  it('are set beside the price of the day, and taken back on their own', async () => {
    const usual = await shown()
    expect([usual[1], usual[3]]).toEqual([false, false])
    await priceBoth({ pricePerHour: 18_000 })
    expect(await shown()).toEqual([usual[0], false, 18_000, true])
    await priceBoth({ pricePerDay: 90_000 })
    expect(await shown()).toEqual([90_000, true, 18_000, true])
    await priceBoth({ pricePerHour: null })
    expect(await shown()).toEqual([90_000, true, usual[2], false])
    await priceBoth({ pricePerDay: 80_000, pricePerHour: 17_000 })
    await priceBoth({ pricePerDay: null, pricePerHour: null })
    expect(await shown()).toEqual(usual)
  })

  it('are what an hour costs a guest that day, and lower the least price in search', async () => {
    const hours = { by: 'hour' as const, start: 540, hours: 4 }
    const ask = (date: string) =>
      server().call(listingCalls.quote, { params: params(), query: { ...hours, date } }, {})
    const before = await ask('2026-05-01')
    await priceBoth({ pricePerHour: 2_000 })
    const { price } = await ask('2026-05-01')
    expect(price?.lines[0]).toMatchObject({ kind: 'hours', count: 4, amount: 8_000 })
    expect((await ask('2026-05-04')).price?.rent).toBe(before.price?.rent)
    const least = () =>
      server()
        .deps.db.selectFrom('listing_search')
        .select('least_block as block')
        .where('id', '=', listing.searchId)
        .executeTakeFirstOrThrow()
    expect((await least()).block).toBeLessThanOrEqual(price?.subtotal ?? 0)
  })

  it('are not changed by a request that changes nothing', async () => {
    expect(await problem(priceBoth({}))).toMatch(/^validation_failed/)
  })
})

describe('prices of several spaces', () => {
  it('are set for all of them, or for none', async () => {
    const other = await insertListing(server(), host.id, {}, TEST_PLACES.losAngeles)
    const theirs = await insertListing(server(), stranger.id)
    const days = { from: '2026-05-01', to: '2026-05-02', pricePerDay: 31_000 }
    const set = (listings: TestListing[]) =>
      server().call(
        hostingCalls.priceSpaces,
        { body: { ...days, listings: listings.map(({ id }) => id) } },
        as(host),
      )
    expect(await problem(set([listing, theirs]))).toMatch(/^not_found/)
    expect((await show('2026-05-01', '2026-05-01')).days[0]?.isOverride).toBe(false)
    await set([listing, other])
    const { listings } = await server().call(
      hostingCalls.calendars,
      { query: { from: '2026-05-02', to: '2026-05-02' } },
      as(host),
    )
    const priced = listings.filter(({ id }) => id === listing.id || id === other.id)
    expect(priced.map(({ days }) => days[0]?.price)).toEqual([31_000, 31_000])
  })
})
