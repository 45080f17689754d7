import { searchQuery } from '@roomtone/contract/search/search-properties'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { PROPERTY_TYPES } from '@roomtone/domain/listing/options'
import { addDays } from '@roomtone/domain/time/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../../testing/catalogue.ts'
import { type Random, seeded } from '../../../testing/random.ts'
import { type Asked, askOracle } from '../../../testing/search-oracle.ts'
import { useServer } from '../../../testing/server.ts'
import type { CountBudget } from './choose-way.ts'
import { searchProperties } from './search-properties.ts'

const server = useServer()
const FIRST_DAY = '2030-03-04'
const EXACT: CountBudget = { rows: 1e9, looks: 1e9 }
const LISTINGS = 1500
const QUERIES = 120

beforeAll(async () => {
  server().clock.advance(Date.parse(`${FIRST_DAY}T17:10:00Z`) - Date.now())
  const hosts: string[] = []
  for (let n = 0; n < 6; n++) hosts.push((await server().aPerson({ roles: ['host'] })).id)
  const { db } = server().deps
  const now = server().clock.now()
  await db
    .updateTable('users')
    .set({ suspended_at: now })
    .where('id', '=', hosts[4] ?? '')
    .execute()
  await db
    .updateTable('profiles')
    .set({ verification_status: 'deactivated', status_before_deactivation: 'pending' })
    .where('id', '=', hosts[5] ?? '')
    .execute()
  await insertCatalogue(server(), {
    hosts,
    count: LISTINGS,
    random: seeded(7),
    firstDay: FIRST_DAY,
    busy: 0.9,
    withHouses: true,
  })
}, 300_000)

function anyTime(random: Random): Partial<Asked> {
  if (random.chance(0.4)) return {}
  const from = addDays(FIRST_DAY, random.int(-1, 16))
  if (random.chance(0.35)) return { from, to: addDays(from, random.int(1, 4)) }
  const hours = random.chance(0.5) ? { hours: random.int(1, 9) } : {}
  const to = random.chance(0.5) ? { to: from } : {}
  return { from, ...to, ...hours, ...(random.chance(0.5) ? { start: random.int(0, 47) * 30 } : {}) }
}

function anyQuery(random: Random): Asked {
  const maybe = <T extends object>(share: number, value: () => T) => (random.chance(share) ? value() : {})
  const time = anyTime(random)
  return {
    ...maybe(0.7, () => ({
      where: random.pick([
        'Los Angeles, CA',
        'new york',
        'California',
        'AZ',
        'phoenix',
        '90012',
        'cafe',
        'Los Angelos',
      ]),
    })),
    ...maybe(0.4, () => ({
      words: random.pick([
        'loft',
        'sunny cafe',
        'observatory',
        'lofts kitchens',
        'lighthouse barn',
        'the of',
        'wi-fi',
        'pool',
      ]),
    })),
    ...time,
    ...maybe(0.3, () => ({ crew: random.int(1, 50) })),
    ...maybe(0.2, () => ({ minPrice: random.int(1, 30) * 5000 })),
    ...maybe(0.2, () => ({ maxPrice: random.int(5, 40) * 5000 })),
    ...maybe(0.3, () => ({ types: random.some(PROPERTY_TYPES, 0.4).join(',') })),
    ...maybe(0.3, () => ({ amenities: random.some(AMENITIES, 0.05).join(',') })),
    ...maybe(0.15, () => ({ privacy: 'enhanced' })),
    ...maybe(0.15, () => ({ instant: '1' })),
    // With a time, prices are compared by totals, which SQL does not know: by-total.test.ts has these.
    sort: random.pick(
      time.from === undefined
        ? (['recommended', 'price', 'price_high', 'newest'] as const)
        : (['recommended', 'newest'] as const),
    ),
  }
}

const search = (asked: Asked, budget = EXACT) =>
  searchProperties(server().deps, searchQuery.parse(asked), { address: '127.0.0.1' }, budget)

async function allPages(asked: Asked, limit: number) {
  const first = await search({ ...asked, limit })
  const pages = [first]
  for (let next = first.nextCursor; next !== null; ) {
    const page = await search({ ...asked, limit, cursor: next })
    pages.push(page)
    next = page.nextCursor
  }
  return pages
}

describe('search answers as a plain SQL oracle does', () => {
  it(`for ${QUERIES} random queries over ${LISTINGS} random listings: ids, order, count, facets`, async () => {
    const random = seeded(20)
    let matched = 0
    for (let n = 0; n < QUERIES; n++) {
      const asked = anyQuery(random)
      const pages = await allPages(asked, random.int(30, 48))
      const right = await askOracle(server(), asked)
      const name = `${n} ${JSON.stringify(asked)}`
      expect(
        pages.flatMap((page) => page.items.map(({ id }) => id)),
        name,
      ).toEqual(right.ids)
      for (const { count, facets } of pages) {
        expect(count, name).toEqual({ value: right.count, isExact: true })
        expect(facets, name).toEqual(right.facets)
      }
      const cards = pages.flatMap(({ items }) => items)
      const spaces = cards.reduce((sum, { moreSpaces }) => sum + moreSpaces + 1, 0)
      expect(spaces, name).toBe(right.count)
      if (right.ids.length > 0) matched++
    }
    expect(matched).toBeGreaterThan(QUERIES / 2)
  }, 300_000)

  it('and close to it where a sample is counted', async () => {
    const random = seeded(5)
    const budget = { rows: 500, looks: 500 }
    for (const asked of [
      {},
      { where: 'California' },
      { words: 'loft' },
      { where: '90012' },
      { from: addDays(FIRST_DAY, 3) },
    ]) {
      const { count, facets, items } = await search(asked, budget)
      const right = await askOracle(server(), asked)
      const name = `${JSON.stringify(asked)} ${count.value} of ${right.count}`
      expect(count.isExact, name).toBe(false)
      expect(Math.abs(count.value - right.count) / right.count, name).toBeLessThan(0.35)
      expect(Math.abs(facets.instant - right.facets.instant) / right.facets.instant, name).toBeLessThan(0.4)
      expect(items).toHaveLength(24)
    }
    // What fits on one page is known exactly, sample or not.
    const few = { words: 'observatory', where: 'New York', sort: random.pick(['price', 'newest'] as const) }
    const right = await askOracle(server(), few)
    expect(await search(few, { rows: 0, looks: 0 })).toMatchObject({
      count: { value: right.count, isExact: true },
      facets: right.facets,
    })
  })
})
