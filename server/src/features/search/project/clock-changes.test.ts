import { searchQuery } from '@roomtone/contract/search/search-properties'
import { checkChoice } from '@roomtone/domain/availability/check-choice'
import { freeStarts } from '@roomtone/domain/availability/free-time'
import type { TimeRange, TimeRules } from '@roomtone/domain/availability/time-rules'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { addDays } from '@roomtone/domain/time/local-date'
import { toInstant } from '@roomtone/domain/time/zone'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, TEST_PLACES } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'
import { projectListing } from '../entry.ts'
import { searchProperties } from '../search-properties.ts'

const server = useServer()
/** Clocks go forward on the first and back on the second, but not in Phoenix. */
const DAYS = ['2030-03-10', '2030-11-03', '2030-11-02']
const OPENINGS = [
  [0, 240],
  [90, 330],
  [60, 180],
  [120, 1440],
  [150, 1320],
  [480, 1320],
] as const

type Known = { id: string; rules: TimeRules; holds: TimeRange[] }
const known: Known[] = []

beforeAll(async () => {
  server().clock.advance(Date.parse('2030-02-01T12:00:00Z') - Date.now())
  const host = await server().aPerson({ roles: ['host'] })
  for (const place of [TEST_PLACES.newYork, TEST_PLACES.losAngeles, TEST_PLACES.phoenix])
    for (const [n, [opensAt, closesAt]] of OPENINGS.entries()) {
      const rules = {
        timeZone: place[6],
        hours: everyDay(opensAt, closesAt),
        rentsBy: 'both' as const,
        minimumHours: 2,
        noticeHours: 0,
        minDays: 1,
        maxDays: 3,
        turnaroundMinutes: n * 30,
      }
      const over = {
        opens_at: opensAt,
        closes_at: closesAt,
        minimum_hours: 2,
        max_days: 3,
        turnaround_minutes: n * 30,
      }
      const { id, searchId } = await insertListing(server(), host.id, over, place)
      const holds = n % 2 === 0 ? [] : DAYS.map((date) => holdOn(date, place[6]))
      for (const { startsAt, endsAt } of holds)
        await sql`insert into holds (listing_id, during, kind, created_at)
          values (${searchId}, tstzrange(${startsAt}, ${endsAt}), 'block', now())`.execute(server().deps.db)
      await server()
        .deps.db.transaction()
        .execute((tx) => projectListing(tx, id))
      known.push({ id, rules, holds })
    }
})

function holdOn(date: string, zone: string): TimeRange {
  const startsAt = toInstant({ date, minutes: 240 }, zone)
  return { startsAt, endsAt: new Date(startsAt.getTime() + 5_400_000) }
}

async function found(query: object): Promise<string[]> {
  const asked = searchQuery.parse({ ...query, limit: 48 })
  const { items } = await searchProperties(server().deps, asked, { address: '127.0.0.1' })
  return items.map(({ id }) => id).sort()
}

const right = (fits: (one: Known) => boolean) =>
  known
    .filter(fits)
    .map(({ id }) => id)
    .sort()

describe('on days of 23 and 25 hours search agrees with the booking card', () => {
  it.each(DAYS)('%s: at every half hour', async (date) => {
    const now = server().clock.now()
    for (let start = 0; start < 1440; start += 30) {
      const choice = { by: 'hour', date, start, hours: 2 } as const
      const fits = right(({ rules, holds }) => checkChoice(choice, rules, holds, now) === null)
      expect(await found({ from: date, start, hours: 2 }), `${date} ${start}`).toEqual(fits)
    }
  })

  it.each(DAYS)('%s: any block, and the whole of it with its neighbours', async (date) => {
    const now = server().clock.now()
    for (const hours of [2, 3, 5]) {
      const fits = right(({ rules, holds }) => freeStarts(date, hours, rules, holds, now).length > 0)
      expect(await found({ from: date, hours }), `${date} ${hours}`).toEqual(fits)
    }
    for (const length of [1, 2, 3]) {
      const choice = { by: 'day', checkIn: date, checkOut: addDays(date, length) } as const
      const fits = right(({ rules, holds }) => checkChoice(choice, rules, holds, now) === null)
      expect(await found({ from: date, to: choice.checkOut }), `${date} ${length}`).toEqual(fits)
    }
  })

  it('finds nothing in the past, further ahead than two years, or in a range that ends before it begins', async () => {
    for (const query of [
      { from: '2030-01-31' },
      { from: '2032-02-02' },
      { from: '2030-03-10', to: '2030-03-09' },
      { from: '2032-01-31', to: '2032-02-02' },
    ])
      expect(await found(query), JSON.stringify(query)).toEqual([])
    expect((await found({ from: '2032-02-01' })).length).toBeGreaterThan(0)
  })
})
