import { searchCalls } from '@roomtone/contract/search/search.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, TEST_PLACES } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'
import { findSimilar, projectListing } from '../entry.ts'

const server = useServer()
const made: Record<string, string> = {}
const suggest = (text: string) => server().call(searchCalls.suggest, { query: { text } })

beforeAll(async () => {
  const host = await server().aPerson({ roles: ['host'] })
  const list = async (
    title: string,
    over: object = {},
    place: Parameters<typeof insertListing>[3] = TEST_PLACES.losAngeles,
  ) => {
    const { id } = await insertListing(server(), host.id, { title, ...over }, place)
    await server()
      .deps.db.transaction()
      .execute((tx) => projectListing(tx, id))
    made[title] = id
  }
  await list('Sunlit brick loft')
  await list('Brick warehouse', { price_per_day_cents: 500_000 })
  await list('Café with a piano', { property_type: 'Barn' })
  await list('Brick attic', {}, TEST_PLACES.newYork)
  await list('Hidden brickyard', { available: false }, TEST_PLACES.phoenix)
})

describe('typing', () => {
  it('suggests places that begin with it, the larger first, and none without listings', async () => {
    expect((await suggest('los')).places).toEqual([{ label: 'Los Angeles, CA', kind: 'city', count: 3 }])
    expect((await suggest('new')).places).toEqual([
      { label: 'New York, NY', kind: 'city', count: 1 },
      { label: 'New York', kind: 'state', count: 1 },
    ])
    expect((await suggest('CA')).places).toEqual([{ label: 'California', kind: 'state', count: 3 }])
    expect((await suggest('phoe')).places).toEqual([])
    expect((await suggest('')).places.map(({ label }) => label)).toEqual(['Los Angeles, CA', 'New York, NY'])
  })

  it('suggests what resembles it when nothing begins with it', async () => {
    expect((await suggest('los angelos')).places).toMatchObject([{ label: 'Los Angeles, CA' }])
    expect((await suggest('sunlitt brik')).listings).toMatchObject([{ title: 'Sunlit brick loft' }])
  })

  it('suggests listings on offer by the beginnings of the words of their titles', async () => {
    const titles = async (text: string) => (await suggest(text)).listings.map(({ title }) => title).sort()
    expect(await titles('bric')).toEqual(['Brick attic', 'Brick warehouse', 'Sunlit brick loft'])
    expect(await titles('lofts sun')).toEqual(['Sunlit brick loft'])
    expect(await titles('cafe')).toEqual(['Café with a piano'])
    expect(await titles('br')).toEqual([])
    expect((await suggest('attic')).listings).toEqual([
      { id: made['Brick attic'], title: 'Brick attic', city: 'New York', state: 'NY' },
    ])
  })

  it.each(['%', '_', '\\', "'", 'a & b | !', '()', '\u202e', 'x'.repeat(100), '🎬'])(
    'survives %s',
    async (text) => {
      expect(await suggest(text)).toMatchObject({ places: [], listings: [] })
    },
  )
})

describe('similar spaces', () => {
  it('are others on offer in the city, the same kind and price first, then of the state, then anywhere', async () => {
    const titles = async (title: string) =>
      (await findSimilar(server().deps.db, made[title] ?? '', 4)).map((card) => card.title)
    const near = (await titles('Sunlit brick loft')).slice(0, 2)
    expect(near).toEqual(['Brick warehouse', 'Café with a piano'])
    const elsewhere = await titles('Hidden brickyard')
    expect(elsewhere.length).toBeGreaterThan(1)
    expect(elsewhere).not.toContain('Hidden brickyard')
    expect(await findSimilar(server().deps.db, '00000000-0000-4000-8000-000000000000', 4)).toEqual([])
  })
})
