import type { Input } from '@roomtone/contract/endpoint'
import { type searchProperties as endpoint, searchQuery } from '@roomtone/contract/search/search-properties'
import { addDays } from '@roomtone/domain/time/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../../testing/catalogue.ts'
import { countBuffers } from '../../../testing/count-buffers.ts'
import { seeded } from '../../../testing/random.ts'
import { useServer } from '../../../testing/server.ts'
import { searchProperties } from './search-properties.ts'

const server = useServer()
const FIRST_DAY = '2030-03-04'
const DAY = addDays(FIRST_DAY, 5)
const AVERAGE = 1500

beforeAll(async () => {
  server().clock.advance(Date.parse(`${FIRST_DAY}T17:10:00Z`) - Date.now())
  const hosts = [(await server().aPerson({ roles: ['host'] })).id]
  await insertCatalogue(server(), { hosts, count: 5000, random: seeded(11), firstDay: FIRST_DAY, busy: 0.3 })
}, 300_000)

/** What is asked, and how many pages of the database all its statements together may touch. */
const QUERIES: [Input<typeof endpoint>['query'], number][] = [
  [{}, 900],
  [{ sort: 'price' }, 900],
  [{ where: 'Phoenix, AZ' }, 900],
  [{ where: 'California', sort: 'newest' }, 900],
  [{ where: 'Los Angeles', crew: 20, amenities: 'wifi,kitchen,pool' }, 1200],
  [{ where: '90012' }, 1200],
  [{ words: 'observatory' }, 1500],
  [{ words: 'loft', where: 'New York' }, 2500],
  [{ where: 'New York', from: DAY, to: DAY }, 5000],
  [{ where: 'California', from: DAY, to: addDays(DAY, 2), instant: '1' }, 4500],
  [{ from: DAY, start: 600, hours: 4 }, 4500],
]

describe('every search touches few pages', () => {
  it(`with 5,000 listings: each below its limit, and ${AVERAGE} on average`, async () => {
    let sum = 0
    for (const [query, most] of QUERIES) {
      const run = (deps: Parameters<typeof searchProperties>[0]) =>
        searchProperties(deps, searchQuery.parse(query), { address: '127.0.0.1' })
      const counted = await countBuffers(server(), run)
      const touched = counted.reduce((total, { buffers }) => total + buffers, 0)
      expect(touched, JSON.stringify([query, counted], null, 1)).toBeLessThan(most)
      sum += touched
    }
    expect(sum / QUERIES.length).toBeLessThan(AVERAGE)
  }, 120_000)
})
