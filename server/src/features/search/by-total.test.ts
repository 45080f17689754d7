import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { SearchReply } from '@roomtone/contract/search/search'
import { searchQuery } from '@roomtone/contract/search/search-properties'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays } from '@roomtone/domain/time/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../testing/booking.ts'
import { insertCatalogue } from '../../../testing/catalogue.ts'
import { seeded } from '../../../testing/random.ts'
import type { Asked } from '../../../testing/search-oracle.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { askTime } from './asked-time.ts'
import { CANDIDATES } from './by-total.ts'
import { sweepLeastPrices } from './project/sweep-least-prices.ts'
import { type After, findCandidates, findZones } from './search.store.ts'
import type { SearchFilter } from './search-filter.ts'
import { searchProperties } from './search-properties.ts'

const server = useServer()
const FIRST_DAY = '2030-03-04'
const SATURDAY = addDays(FIRST_DAY, 5)
const EXACT = { rows: 1e9, looks: 1e9 }
let host: Person

beforeAll(async () => {
  server().clock.advance(Date.parse(`${FIRST_DAY}T17:10:00Z`) - Date.now())
  host = await server().aPerson({ roles: ['host'] })
  const hosts = [host.id]
  await insertCatalogue(server(), { hosts, count: 600, random: seeded(3), firstDay: FIRST_DAY, busy: 0.4 })
  const { pool } = server().database
  const menu = (over: object) => JSON.stringify({ ...NO_MENU, ...over })
  const longDay = { fromHours: 4, percent: 40 }
  const tier = { from: 6, perHour: 9_000, perDay: 60_000 }
  const stills = { kind: 'stills', hourlyRate: 3_000, pricePerDay: null, minimumHours: 2, crewMax: 20 }
  await pool.query(
    `update properties set
      weekend_price_cents = case when search_id % 3 = 0 then price_per_day_cents * 2 end,
      cleaning_fee_cents = (search_id % 5) * 4000,
      menu = case search_id % 4 when 0 then $1::jsonb when 1 then $2::jsonb when 2 then $3::jsonb end`,
    [menu({ longDay }), menu({ crewTiers: [tier] }), menu({ kinds: [stills] })],
  )
  // As if projected before search knew what they cost at least.
  await pool.query('update listing_search set least_block = 0, least_day = 0')
  await sweepLeastPrices(server().deps)
}, 300_000)

const NO_FILTER: SearchFilter = {
  scope: { by: 'all' },
  lexemes: [],
  crew: null,
  minPrice: null,
  maxPrice: null,
  least: null,
  types: [],
  kinds: [],
  mask: 0,
  bits: [],
  time: null,
}

const search = (asked: Asked) =>
  searchProperties(server().deps, searchQuery.parse(asked), { address: '127.0.0.1' }, EXACT)

async function pages(asked: Asked): Promise<SearchReply[]> {
  const all = [await search(asked)]
  for (let next = all[0]?.nextCursor ?? null; next !== null; ) {
    const page = await search({ ...asked, cursor: next })
    all.push(page)
    next = page.nextCursor
  }
  return all
}

const cardsOf = (all: SearchReply[]) => all.flatMap(({ items }) => items)
const totalsOf = (all: SearchReply[]) => cardsOf(all).map(({ total }) => total)
const ids = (all: SearchReply[]) => cardsOf(all).map(({ id }) => id)

/** Some with fewer matches than are compared, and one with more. */
const SEARCHES: Asked[] = [
  { from: SATURDAY, where: 'Phoenix' },
  { from: SATURDAY, where: 'New York', crew: 8, hours: 5 },
  { from: SATURDAY, to: addDays(SATURDAY, 2), where: 'Los Angeles' },
  { from: addDays(FIRST_DAY, 30), to: addDays(FIRST_DAY, 38), where: 'California', crew: 12 },
  { from: SATURDAY, where: '90012', start: 660, hours: 6 },
  { from: SATURDAY, words: 'sunny', crew: 25 },
]

describe('a search with a time, in the order of its price', () => {
  it('goes by what each costs in all, with everything required, fee and tax', async () => {
    for (const asked of SEARCHES) {
      const name = JSON.stringify(asked)
      const plain = cardsOf(await pages({ ...asked, limit: 48 }))
      expect(plain.length, name).toBeGreaterThan(5)
      expect(plain.length, name).toBeLessThanOrEqual(CANDIDATES)
      const known = plain.map(({ total }) => total ?? Number.NaN).filter((total) => !Number.isNaN(total))
      for (const sort of ['price', 'price_high'] as const) {
        const found = await pages({ ...asked, sort, limit: 24 })
        const right = known.toSorted((a, b) => (sort === 'price' ? a - b : b - a))
        const without = plain.length - known.length
        expect(totalsOf(found), `${name} ${sort}`).toEqual([...right, ...Array(without).fill(null)])
        expect(new Set(ids(found)), name).toEqual(new Set(plain.map(({ id }) => id)))
        for (const page of found)
          expect(page, name).toMatchObject({ compared: null, count: { value: plain.length, isExact: true } })
      }
    }
  })

  it('says how many were compared where that is not everything', async () => {
    const found = await pages({ from: SATURDAY, sort: 'price', limit: 48 })
    expect(found.every(({ compared }) => compared === CANDIDATES)).toBe(true)
    expect(ids(found)).toHaveLength(CANDIDATES)
    expect(new Set(ids(found)).size).toBe(CANDIDATES)
    expect(found[0]?.count.value).toBeGreaterThan(CANDIDATES)
    const totals = totalsOf(found).filter((total) => total !== null)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('goes by the price of a day where there is no time', async () => {
    const found = await pages({ where: 'Phoenix', sort: 'price', minTotal: 1, maxTotal: 2, limit: 48 })
    const prices = cardsOf(found).map(({ pricePerDay }) => pricePerDay)
    expect(prices.length).toBeGreaterThan(50)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(found[0]?.compared).toBeNull()
  })
})

describe('a range of totals', () => {
  it('leaves out exactly what costs less or more, in every order', async () => {
    for (const asked of SEARCHES) {
      const plain = cardsOf(await pages({ ...asked, limit: 48 }))
      const sorted = plain.flatMap(({ total }) => total ?? []).toSorted((a, b) => a - b)
      const [min = 0, max = 0] = [
        sorted[Math.floor(sorted.length / 5)],
        sorted[Math.floor(sorted.length / 2)],
      ]
      const right = plain.filter(({ total }) => total !== null && total >= min && total <= max)
      for (const sort of ['recommended', 'newest', 'price', 'price_high'] as const) {
        const found = await pages({ ...asked, sort, minTotal: min, maxTotal: max, limit: 12 })
        const name = JSON.stringify({ ...asked, sort, min, max })
        expect(new Set(ids(found)), name).toEqual(new Set(right.map(({ id }) => id)))
        expect(ids(found), name).toHaveLength(right.length)
        expect(found[0]?.count, name).toEqual({ value: right.length, isExact: true })
      }
      const inOrder = ids(await pages({ ...asked, minTotal: min, maxTotal: max, limit: 12 }))
      expect(inOrder).toEqual(right.map(({ id }) => id))
    }
  })

  it('is looked for page by page where more match than are compared, and nothing is passed over', async () => {
    const plain = cardsOf(await pages({ from: SATURDAY, limit: 48 }))
    expect(plain.length).toBeGreaterThan(CANDIDATES)
    const minTotal = 400_000
    const right = plain.filter(({ total }) => total !== null && total >= minTotal)
    expect(right.length).toBeGreaterThan(3)
    const found = await pages({ from: SATURDAY, minTotal, limit: 48 })
    expect(ids(found)).toEqual(right.map(({ id }) => id))
  })
})

it('stops looking after so many listings, and goes on from there', async () => {
  const zones = await findZones(server().deps.db)
  const time = askTime({ from: SATURDAY }, zones, server().clock.now())
  const limit = CANDIDATES + 1
  for (const way of ['walk', 'words'] as const) {
    const filter = { ...NO_FILTER, time, lexemes: way === 'words' ? ['loft'] : [] }
    const look = (after: After, most?: number) =>
      findCandidates(server().deps.db, filter, { sort: 'recommended', after, limit }, way, most)
    const whole = await look(null)
    expect(whole.last).toBeNull()
    const found: number[] = []
    let turns = 0
    for (let after: After | undefined; after !== null; turns++) {
      const some = await look(after ?? null, 40)
      found.push(...some.found.map(({ id }) => id))
      after = some.last
    }
    expect(turns, way).toBeGreaterThan(4)
    expect(found.slice(0, limit), way).toEqual(whole.found.map(({ id }) => id))
  }
})

it('follows a price that the host sets for one day', async () => {
  const asked = { from: SATURDAY, where: 'Los Angeles', sort: 'price', limit: 48 } as const
  const all = cardsOf(await pages(asked))
  const dear = all.findLast(({ total }) => total !== null)
  const day = { params: { id: dear?.id ?? '' }, body: { from: SATURDAY, to: SATURDAY, pricePerDay: 1_000 } }
  await server().call(hostingCalls.price, day, { token: await tokenOf(server(), host) })
  const after = cardsOf(await pages(asked))
  expect(after.findIndex(({ id }) => id === dear?.id)).toBeLessThan(
    all.findIndex(({ id }) => id === dear?.id),
  )
  const cheap = after.find(({ id }) => id === dear?.id)?.total ?? 0
  expect(cheap).toBeLessThan(dear?.total ?? 0)
  expect(ids([await search({ ...asked, maxTotal: cheap })])).toContain(dear?.id)
})
