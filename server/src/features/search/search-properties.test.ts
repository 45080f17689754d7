import type { Input } from '@roomtone/contract/endpoint'
import { searchCalls } from '@roomtone/contract/search/search.calls'
import { type searchProperties as endpoint, searchQuery } from '@roomtone/contract/search/search-properties'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertListing, TEST_PLACES, type TestListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing, projectListingsOf } from './entry.ts'
import { searchProperties } from './search-properties.ts'

const server = useServer()
let host: Person

type Over = Parameters<typeof insertListing>[2]

async function aListing(
  over: Over = {},
  where: Parameters<typeof insertListing>[3] = TEST_PLACES.losAngeles,
) {
  const made = await insertListing(server(), host.id, over, where)
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, made.id))
  return made
}

const search = (query: Input<typeof endpoint>['query'] = {}) => server().call(searchCalls.search, { query })
const ids = async (query: Input<typeof endpoint>['query'] = {}) =>
  (await search(query)).items.map(({ id }) => id)

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
})

afterEach(async () => {
  const { db } = server().deps
  await db.updateTable('properties').set({ available: false }).execute()
  await db.transaction().execute((tx) => projectListingsOf(tx, host.id))
})

describe('where', () => {
  const springfield = [
    'United States',
    'IL',
    'Illinois',
    'Springfield',
    39.8,
    -89.6,
    'America/Chicago',
  ] as const
  const other = [
    'United States',
    'MA',
    'Massachusetts',
    'Springfield',
    42.1,
    -72.6,
    'America/New_York',
  ] as const
  const merida = ['Mexico', 'Yucatán', 'Yucatán', 'Mérida', 20.97, -89.62, 'America/Mexico_City'] as const
  type Where = Parameters<typeof insertListing>[3]
  const at = (place: readonly unknown[]) => aListing({}, place as unknown as Where)

  it('understands a city with its state, a city, a state and its code', async () => {
    const la = await aListing()
    const ny = await aListing({}, TEST_PLACES.newYork)
    for (const [where, label, kind, found] of [
      ['Los Angeles, CA', 'Los Angeles, CA', 'city', la],
      ['los angeles', 'Los Angeles, CA', 'city', la],
      ['  LOS   ANGELES ca ', 'Los Angeles, CA', 'city', la],
      ['Los Angeles, California, United States', 'Los Angeles, CA', 'city', la],
      ['Los Angeles, United States', 'Los Angeles, CA', 'city', la],
      ['California', 'California', 'state', la],
      ['ca', 'California', 'state', la],
      ['New York', 'New York, NY', 'city', ny],
      ['ny', 'New York', 'state', ny],
    ] as const) {
      const reply = await search({ where })
      expect(reply.place, where).toMatchObject({ label, kind })
      expect(
        reply.items.map(({ id }) => id),
        where,
      ).toEqual([found.id])
    }
  })

  it('takes the larger of two cities with one name, unless the state is named', async () => {
    const [small] = [await at(other)]
    const large = [await at(springfield), await at(springfield)]
    expect((await search({ where: 'springfield' })).place?.label).toBe('Springfield, IL')
    expect(await ids({ where: 'Springfield, MA' })).toEqual([small.id])
    expect(await ids({ where: 'springfield massachusetts' })).toEqual([small.id])
    expect(await ids({ where: 'springfield' })).toEqual(large.map(({ id }) => id).reverse())
  })

  it('forgives a slip and an accent, and says what it understood', async () => {
    const phoenix = await aListing({}, TEST_PLACES.phoenix)
    const { id } = await at(merida)
    for (const where of ['Pheonix', 'phoenx', 'Phoenixx, AZ']) {
      const reply = await search({ where })
      expect(reply.place, where).toMatchObject({ kind: 'city', label: 'Phoenix, AZ' })
      expect(
        reply.items.map((card) => card.id),
        where,
      ).toEqual([phoenix.id])
    }
    expect(await ids({ where: 'merida' })).toEqual([id])
    expect(await ids({ where: 'yucatan' })).toEqual([id])
  })

  it('looks 40 km around a postal code', async () => {
    const near = await aListing({ shown_lat: 34.2, shown_lng: -118.4 })
    await aListing({ shown_lat: 34.6, shown_lng: -118.9 })
    const reply = await search({ where: '90012' })
    expect(reply.place).toMatchObject({ kind: 'near', lat: expect.any(Number), lng: expect.any(Number) })
    expect(reply.items.map(({ id }) => id)).toEqual([near.id])
  })

  it('takes everything else for words, and words that say nothing for no filter', async () => {
    const barn = await aListing({ title: 'Sunlit café in a barn' })
    const loft = await aListing({ title: 'A loft' })
    expect(await search({ where: 'barns' })).toMatchObject({ place: { kind: 'words', label: 'barns' } })
    expect(await ids({ where: 'barns' })).toEqual([barn.id])
    expect(await ids({ words: 'CAFE sunlit' })).toEqual([barn.id])
    expect(await ids({ words: 'los angeles barn' })).toEqual([barn.id])
    expect(await ids({ words: 'nothing like it' })).toEqual([])
    for (const words of ['the of', '!!!', "' & | ! ( ) :* <->", '\\', '=y1'])
      expect((await ids({ words })).length, words).toBeGreaterThanOrEqual(words === '=y1' ? 0 : 2)
    expect(await ids({ where: '%%%' })).toEqual([loft.id, barn.id])
  })
})

describe('what is not on offer', () => {
  const rowsOf = async ({ searchId }: TestListing) =>
    (
      await sql`select 1 from listing_search s join listing_text t using (id) where s.id = ${searchId}`.execute(
        server().deps.db,
      )
    ).rows.length
  const sizes = async () =>
    Object.fromEntries(
      (
        await server()
          .deps.db.selectFrom('places')
          .select(['name', 'listing_count'])
          .where('listing_count', '>', 0)
          .execute()
      ).map(({ name, listing_count }) => [name, listing_count]),
    )

  it('is never found: switched off, or of a host who is suspended or deactivated', async () => {
    const { db } = server().deps
    const listing = await aListing()
    const shows = async () => [(await ids()).includes(listing.id), await rowsOf(listing), await sizes()]
    expect(await shows()).toEqual([true, 1, { 'Los Angeles': 1 }])
    const project = () => db.transaction().execute((tx) => projectListingsOf(tx, host.id))
    const off = async (available: boolean) => {
      await db.updateTable('properties').set({ available }).where('id', '=', listing.id).execute()
      await project()
    }
    await off(false)
    expect(await shows()).toEqual([false, 0, {}])
    await off(true)
    await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', host.id).execute()
    await project()
    expect(await shows()).toEqual([false, 0, {}])
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', host.id).execute()
    const status = (verification_status: 'deactivated' | 'pending') =>
      db.updateTable('profiles').set({ verification_status }).where('id', '=', host.id).execute()
    await status('deactivated')
    await project()
    expect(await shows()).toEqual([false, 0, {}])
    await status('pending')
    await project()
    expect(await shows()).toEqual([true, 1, { 'Los Angeles': 1 }])
  })

  it('changes with the transaction, or not at all; a listing that moves is counted where it went', async () => {
    const { db } = server().deps
    const listing = await aListing()
    const elsewhere = await aListing({}, TEST_PLACES.newYork)
    const there = await db
      .selectFrom('properties')
      .select(['place_id'])
      .where('id', '=', elsewhere.id)
      .executeTakeFirstOrThrow()
    const move = async (isKept: boolean) =>
      db
        .transaction()
        .execute(async (tx) => {
          await tx
            .updateTable('properties')
            .set({ ...there, title: 'Moved', price_per_day_cents: 1 })
            .where('id', '=', listing.id)
            .execute()
          await projectListing(tx, listing.id)
          await projectListing(tx, listing.id)
          if (!isKept) throw new Error('changed my mind')
        })
        .catch(() => {})
    await move(false)
    expect(await sizes()).toEqual({ 'Los Angeles': 1, 'New York': 1 })
    expect(await ids({ words: 'moved' })).toEqual([])
    await move(true)
    expect(await sizes()).toEqual({ 'New York': 2 })
    expect(await ids({ words: 'moved', maxPrice: 1 })).toEqual([listing.id])
  })

  it('is not broken by many new listings in a new city and zone', async () => {
    const nome = ['United States', 'AK', 'Alaska', 'Nome', 64.5, -165.4, 'America/Nome'] as const
    const made: TestListing[] = []
    for (let n = 0; n < 12; n++)
      made.push(await insertListing(server(), host.id, {}, nome as unknown as typeof TEST_PLACES.phoenix))
    const { db } = server().deps
    await Promise.all(made.map(({ id }) => db.transaction().execute((tx) => projectListing(tx, id))))
    expect((await sizes())['Nome']).toBe(12)
  })
})

describe('pages', () => {
  it('refuse cursors of another order, of no listing, and out of range', async () => {
    for (let n = 0; n < 3; n++) await aListing({ price_per_day_cents: 1000 })
    const { nextCursor, count } = await search({ sort: 'price', limit: 2 })
    expect(count).toEqual({ value: 3, isExact: true })
    expect((await search({ sort: 'price', limit: 2, cursor: nextCursor ?? '' })).items).toHaveLength(1)
    const written = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const [sort, cursor] of [
      ['newest', nextCursor ?? ''],
      ['price', written('price', 1000, nobody)],
      ['price', written('price', 1e12, nobody)],
      ['price', written('price', 1.5, nobody)],
      ['price', written('price', '1000', nobody)],
      ['price', written('price', 1000, 7)],
    ] as const)
      await expect(search({ sort, cursor })).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('hold nothing that says where a place is, nor the number it is searched by', async () => {
    const { searchId } = await aListing({
      zipcode: '90017',
      lat: 34.06789,
      lng: -118.21098,
      shown_lat: 34.05,
      shown_lng: -118.24,
    })
    await aListing()
    const replies = [
      await search({ limit: 1 }),
      await search({ where: 'Los Angeles', words: 'loft' }),
      await search({ where: '90012' }),
    ]
    const text = JSON.stringify(replies) + Buffer.from(replies[0]?.nextCursor ?? '', 'base64url').toString()
    for (const secret of [
      'Secret Street',
      '90017',
      '34.06789',
      '118.21098',
      'blue pot',
      'host_id',
      host.id,
      host.email,
    ])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${searchId}(?![\\w.])`))
  })

  it('say that we are busy when the database is too slow', async () => {
    const { deps } = server()
    const slow = {
      ...deps,
      reads: {
        ...deps.reads,
        walk: new Proxy(deps.reads.walk, {
          get: (target, key) => {
            if (key === 'getExecutor')
              return () => {
                throw Object.assign(new Error('canceling statement'), { code: '57014' })
              }
            return Reflect.get(target, key)
          },
        }),
      },
    }
    await expect(
      searchProperties(slow, searchQuery.parse({}), { address: '127.0.0.1' }),
    ).rejects.toMatchObject({ code: 'overloaded' })
  })
})
