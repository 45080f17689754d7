import { searchQuery } from '@roomtone/contract/search/search-properties'
import { freeStarts } from '@roomtone/domain/availability/free-time'
import type { TimeRange, TimeRules } from '@roomtone/domain/availability/time-rules'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { toInstant } from '@roomtone/domain/time/zone'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, TEST_PLACES } from '../../../../testing/listings.ts'
import { seeded } from '../../../../testing/random.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { projectListing } from '../entry.ts'
import { searchProperties } from '../search-properties.ts'

const server = useServer()
const DAY = '2030-02-05'
let host: Person

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
  server().clock.advance(Date.parse('2030-02-04T18:10:00Z') - server().clock.now().getTime())
})

type Place = (typeof TEST_PLACES)[keyof typeof TEST_PLACES]
/** Minutes of the day, from and to. */
type Held = [number, number]
type Scene = { place: Place; held: Held[]; turnaround?: number; notice?: number }
type Known = { id: string; rules: TimeRules; holds: TimeRange[] }

async function aListing({ place, held, turnaround = 0, notice = 0 }: Scene): Promise<Known> {
  const timeZone = place[6]
  const { id, searchId } = await insertListing(
    server(),
    host.id,
    {
      opens_at: 480,
      closes_at: 1080,
      minimum_hours: 4,
      notice_hours: notice,
      turnaround_minutes: turnaround,
    },
    place,
  )
  const at = (minutes: number) => toInstant({ date: DAY, minutes }, timeZone)
  const holds = held.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) }))
  for (const { startsAt, endsAt } of holds)
    await sql`insert into holds (listing_id, during, kind, created_at)
      values (${searchId}, tstzrange(${startsAt}, ${endsAt}), 'block', now())`.execute(server().deps.db)
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))
  const rules = {
    timeZone,
    hours: everyDay(480, 1080),
    rentsBy: 'both' as const,
    minimumHours: 4,
    noticeHours: notice,
    minDays: 1,
    maxDays: 365,
    turnaroundMinutes: turnaround,
  }
  return { id, rules, holds }
}

async function found(hours: number): Promise<string[]> {
  const asked = searchQuery.parse({ from: DAY, hours, limit: 48 })
  const { items } = await searchProperties(server().deps, asked, { address: '127.0.0.1' })
  return items.map(({ id }) => id).sort()
}

const { newYork, stJohns } = TEST_PLACES

describe('a search for a day finds what has a start on the half hour', () => {
  it.each<[string, Scene, boolean]>([
    [
      'too short between two holds',
      {
        place: newYork,
        held: [
          [480, 485],
          [745, 1080],
        ],
      },
      false,
    ],
    [
      'long enough between two holds',
      {
        place: newYork,
        held: [
          [480, 485],
          [750, 1080],
        ],
      },
      true,
    ],
    [
      'a second gap too short',
      {
        place: newYork,
        held: [
          [480, 490],
          [500, 605],
          [865, 1080],
        ],
      },
      false,
    ],
    [
      'a second gap long enough',
      {
        place: newYork,
        held: [
          [480, 490],
          [500, 605],
          [870, 1080],
        ],
      },
      true,
    ],
    ['too short after the notice', { place: newYork, held: [[1040, 1080]], notice: 24 }, false],
    ['long enough after the notice', { place: newYork, held: [[1050, 1080]], notice: 24 }, true],
    [
      'too short, in a zone half an hour off',
      {
        place: stJohns,
        held: [
          [480, 485],
          [745, 1080],
        ],
      },
      false,
    ],
    [
      'long enough in such a zone',
      {
        place: stJohns,
        held: [
          [480, 485],
          [750, 1080],
        ],
      },
      true,
    ],
  ])('%s', async (_, scene, isFound) => {
    const { id } = await aListing(scene)
    expect((await found(4)).includes(id)).toBe(isFound)
    await retire(id)
  })

  it('as the booking card does, whatever is held', async () => {
    const random = seeded(32)
    const known: Known[] = []
    for (let n = 0; n < 40; n++) {
      const held: Held[] = []
      for (let at = 420 + random.int(0, 60); at < 1080; at += random.int(20, 500)) {
        const to = at + random.int(1, 90)
        held.push([at, to])
        at = to
      }
      const place = random.pick([newYork, stJohns, TEST_PLACES.phoenix])
      const [turnaround, notice] = [random.pick([0, 17, 60]), random.pick([0, 0, 20, 23])]
      known.push(await aListing({ place, held, turnaround, notice }))
    }
    for (const hours of [4, 5, 6]) {
      const fits = known.filter(
        ({ rules, holds }) => freeStarts(DAY, hours, rules, holds, server().clock.now()).length > 0,
      )
      expect(fits.length, `${hours} hours`).toBeGreaterThan(0)
      expect(await found(hours), `${hours} hours`).toEqual(fits.map(({ id }) => id).sort())
    }
  })
})

async function retire(id: string): Promise<void> {
  await server().database.pool.query('update properties set available = false where id = $1', [id])
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))
}
