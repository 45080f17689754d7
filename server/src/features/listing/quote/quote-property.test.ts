import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { MonthDay } from '@roomtone/contract/listing/show-month'
import { addDays, type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, TEST_PLACES, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const ZONE = 'America/New_York'
let host: Person
let listing: TestListing
let today: LocalDate
/** A Tuesday two to three weeks ahead. */
let day: LocalDate

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
  listing = await aListing({ price_per_day_cents: 150_000, cleaning_fee_cents: 5_000 })
  today = toLocal(server().clock.now(), ZONE).date
  day = addDays(today, 14)
  while (weekdayOf(day) !== 2) day = addDays(day, 1)
})

function aListing(over: Parameters<typeof insertListing>[2] = {}) {
  return insertListing(server(), host.id, over, TEST_PLACES.newYork)
}

type Query = Parameters<typeof ask>[0]

async function ask(
  query:
    | { by: 'hour'; date: LocalDate; start: number; hours: number }
    | { by: 'day'; checkIn: LocalDate; checkOut: LocalDate },
  id = listing.id,
) {
  return server().call(listingCalls.quote, { params: { id }, query })
}

const byHour = (over: object = {}): Query => ({ by: 'hour', date: day, start: 540, hours: 4, ...over })

async function hold(id: TestListing, date: LocalDate, from: number, to: number) {
  const [start, end] = [from, to].map((minutes) => toInstant({ date, minutes }, ZONE))
  await server()
    .deps.db.insertInto('holds')
    .values({
      listing_id: id.searchId,
      during: sql<string>`tstzrange(${start}, ${end})`,
      kind: 'block',
      created_at: server().clock.now(),
    })
    .execute()
}

describe('a quote', () => {
  it('gives the figures of the specification, the refunds with their dates, and says it is free', async () => {
    const quote = await ask(byHour())
    const startsAt = toInstant({ date: day, minutes: 540 }, ZONE)
    const plain = { by: null, from: 0, name: '', percent: 0 }
    expect(quote.price).toEqual({
      lines: [
        { ...plain, kind: 'hours', count: 4, unit: 15_000, amount: 60_000 },
        { ...plain, kind: 'cleaning', count: 0, unit: 0, amount: 5_000 },
      ],
      rent: 60_000,
      subtotal: 65_000,
      platformFee: 7_800,
      tax: 5_900,
      total: 78_700,
      feeHundredths: 1_200,
      taxHundredths: 900,
    })
    expect(quote).toMatchObject({ problem: null, alternatives: [], timeZone: ZONE, isInstant: false })
    expect(quote.choice).toMatchObject({
      by: 'hour',
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 4 * 3_600_000).toISOString(),
    })
    expect(quote.freeStarts).toEqual(Array.from({ length: 21 }, (_, half) => 480 + half * 30))
    expect(quote.refunds).toEqual([
      { refundPercent: 100, until: new Date(startsAt.getTime() - 7 * 86_400_000).toISOString() },
      { refundPercent: 50, until: new Date(startsAt.getTime() - 86_400_000).toISOString() },
    ])
  })

  it('says in words why not, and what would do', async () => {
    const busy = await aListing()
    await hold(busy, day, 600, 780)
    const { problem, alternatives, freeStarts } = await ask(byHour(), busy.id)
    expect(problem?.code).toBe('taken')
    expect(problem?.message).toMatch(/^Tue, \w{3} \d+, 9:00 AM – 1:00 PM isn’t available\.$/)
    expect(alternatives[0]).toMatchObject({ by: 'hour', date: day, start: 780, hours: 4 })
    expect(alternatives).toHaveLength(3)
    for (const { date, start, hours } of alternatives)
      expect((await ask({ by: 'hour', date, start, hours }, busy.id)).problem).toBeNull()
    expect(freeStarts).toEqual(Array.from({ length: 11 }, (_, half) => 780 + half * 30))
  })

  it('keeps the turnaround after a booking free', async () => {
    const busy = await aListing({ turnaround_minutes: 120 })
    await hold(busy, day, 840, 900)
    expect((await ask(byHour({ start: 480 }), busy.id)).problem).toBeNull()
    expect((await ask(byHour({ start: 510 }), busy.id)).problem?.code).toBe('taken')
  })

  it('names every rule it holds to', async () => {
    const strict = await aListing({ notice_hours: 48, min_days: 2, max_days: 3 })
    const tomorrow = addDays(today, 1)
    const cases: [Query, string, RegExp][] = [
      [byHour({ hours: 3 }), 'below_minimum_hours', /shortest booking here is 4 hours/],
      [byHour({ start: 420 }), 'outside_opening_hours', /open from 8:00 AM to 10:00 PM/],
      [byHour({ date: addDays(today, -1) }), 'in_the_past', /has passed/],
      [byHour({ date: tomorrow, start: 1080 }), 'too_soon', /2 days’ notice\. The earliest start is \w{3}, /],
      [byHour({ date: addDays(today, 740) }), 'too_far', /2 years ahead, up to/],
      [{ by: 'day', checkIn: day, checkOut: day }, 'stay_too_short', /shortest booking here is 2 days/],
      [
        { by: 'day', checkIn: day, checkOut: addDays(day, 3) },
        'stay_too_long',
        /longest booking here is 3 days/,
      ],
      [{ by: 'day', checkIn: day, checkOut: addDays(day, -1) }, 'no_days', /can’t be before/],
      [{ by: 'day', checkIn: '2000-01-01', checkOut: '2199-12-31' }, 'stay_too_long', /longest booking/],
    ]
    for (const [query, code, words] of cases) {
      const { problem, alternatives } = await ask(query, strict.id)
      expect(problem?.code).toBe(code)
      expect(problem?.message).toMatch(words)
      expect(alternatives.length, code).toBeGreaterThan(0)
    }
  })

  it('has no price where there is nothing to pay for', async () => {
    expect((await ask(byHour({ hours: 3 }))).price).toBeNull()
    expect((await ask({ by: 'day', checkIn: day, checkOut: addDays(day, -1) })).price).toBeNull()
  })

  it('takes days from opening to closing, with weekend and single prices and the weekly discount', async () => {
    const priced = await aListing({ weekend_price_cents: 120_000 })
    await server()
      .deps.db.insertInto('price_overrides')
      .values({ property_id: priced.id, date: addDays(day, 1), price_cents: 90_000 })
      .execute()
    const stay = await ask({ by: 'day', checkIn: day, checkOut: addDays(day, 6) }, priced.id)
    // Tuesday to Monday: four at 1,000, Friday and Saturday at 1,200, Wednesday at 900.
    expect(stay.price?.rent).toBe(((4 * 100_000 + 2 * 120_000 + 90_000) * 9) / 10)
    expect(stay.price?.lines.map(({ kind }) => kind)).toEqual(['days', 'days', 'days', 'weekly-discount'])
    expect(toLocal(new Date(stay.choice.startsAt), ZONE)).toEqual({ date: day, minutes: 480 })
    expect(toLocal(new Date(stay.choice.endsAt), ZONE)).toEqual({ date: addDays(day, 6), minutes: 1320 })
  })

  it('keeps hours real on days of 23 and 25 hours', async () => {
    const always = await aListing({ opens_at: 0, closes_at: 1440 })
    for (const date of clockChanges(today)) {
      const { choice, problem, price } = await ask({ by: 'hour', date, start: 0, hours: 5 }, always.id)
      expect(problem).toBeNull()
      expect(Date.parse(choice.endsAt) - Date.parse(choice.startsAt)).toBe(5 * 3_600_000)
      expect(toLocal(new Date(choice.endsAt), ZONE).minutes).not.toBe(300)
      expect(price?.rent).toBe(50_000)
    }
  })

  it('is instant a day ahead for everyone, or for no one until they have booked before', async () => {
    const instant = await aListing({ booking_approval: 'instant', notice_hours: 0 })
    const choosy = await aListing({ booking_approval: 'instant', guest_preference: 'experienced' })
    expect((await ask(byHour(), instant.id)).isInstant).toBe(true)
    expect((await ask(byHour(), choosy.id)).isInstant).toBe(false)
  })

  it('refuses what is no choice', async () => {
    const status = async (query: string) =>
      (await server().app.inject({ method: 'GET', url: `/api/properties/${listing.id}/quote?${query}` }))
        .statusCode
    expect(await status('')).toBe(422)
    expect(await status('by=week&date=2026-12-01')).toBe(422)
    expect(await status('by=hour&date=2026-02-30&start=540&hours=4')).toBe(422)
    expect(await status('by=hour&date=0001-01-01&start=540&hours=4')).toBe(422)
    expect(await status('by=hour&date=2026-12-01&start=541&hours=4')).toBe(422)
    expect(await status('by=hour&date=2026-12-01&start=540&hours=25')).toBe(422)
    expect(await status('by=day&checkIn=2026-12-01')).toBe(422)
  })
})

describe('a month', () => {
  it('has every day with its price and its state', async () => {
    const busy = await aListing({ weekend_price_cents: 120_000 })
    await hold(busy, day, 0, 1440)
    await hold(busy, addDays(day, 1), 480, 780)
    const months = [...new Set([today, day, addDays(day, 1)].map((date) => date.slice(0, 7)))]
    const answers = await Promise.all(
      months.map((month) => server().call(listingCalls.month, { params: { id: busy.id, month } })),
    )
    const days = new Map(
      answers.flatMap((answer) => answer.days).map((one): [string, MonthDay] => [one.date, one]),
    )
    expect(days.get(day)).toEqual({ date: day, price: 100_000, state: 'taken' })
    expect(days.get(addDays(day, 1))?.state).toBe('partly')
    const friday = addDays(day, 3)
    if (days.has(friday)) expect(days.get(friday)).toMatchObject({ price: 120_000, state: 'free' })
    const first = `${today.slice(0, 7)}-01`
    if (first < today) expect(days.get(first)?.state).toBe('past')
    expect(answers[0]?.days[0]?.date).toBe(first)
  })

  it('has as many days as the calendar says, and no month that is none', async () => {
    const length = async (month: string) =>
      (await server().call(listingCalls.month, { params: { id: listing.id, month } })).days.length
    expect(await length('2028-02')).toBe(29)
    expect(await length('2027-02')).toBe(28)
    for (const month of ['2027-13', '0001-01', 'soon'])
      await expect(length(month)).rejects.toMatchObject({ code: 'not_found' })
  })
})

/** The next day in spring and the next in autumn on which New York changes its clocks. */
function clockChanges(from: LocalDate): LocalDate[] {
  const offset = (date: LocalDate) => toInstant({ date, minutes: 0 }, ZONE).getTime() - Date.parse(date)
  const days = Array.from({ length: 366 }, (_, n) => addDays(from, n + 1))
  return days.filter((date) => offset(date) !== offset(addDays(date, 1)))
}
