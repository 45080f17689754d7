import { sql } from 'kysely'
import { askTime } from '../../src/features/search/asked-time.ts'
import type * as store from '../../src/features/search/search-filter.store.ts'
import { hasWords, isFree, rowMatches, wordsQuery } from '../../src/features/search/search-filter.store.ts'
import type { SearchFilter } from '../../src/features/search/search-filter.ts'
import type { Example, ExamplesOf } from './example.ts'
import { now } from './example.ts'

const ZONES = [{ id: 1, name: 'America/New_York' }]

export const anyFilter: SearchFilter = {
  scope: { by: 'city', id: 17 },
  lexemes: ['loft'],
  crew: 8,
  minPrice: 10_000,
  maxPrice: 90_000,
  least: { column: 'least_block', most: 120_000 },
  types: [0, 5],
  kinds: [1],
  mask: 9,
  bits: [0, 3],
  time: null,
}

const free =
  (dates: Parameters<typeof askTime>[0]): Example =>
  (tx) => {
    const time = askTime(dates, ZONES, now)
    return sql`select s.id from listing_search s where ${time ? isFree(time) : sql`true`}`.execute(tx)
  }

export const examples: ExamplesOf<typeof store> = {
  rowMatches: [
    (tx) => sql`select s.id from listing_search s where ${rowMatches(anyFilter)}`.execute(tx),
    (tx) => {
      const scope = { by: 'near', around: { lat: 34.05, lng: -118.24, km: 1 } } as const
      return sql`select s.id from listing_search s where ${rowMatches({ ...anyFilter, scope })}`.execute(tx)
    },
  ],
  wordsQuery: (tx) => sql`select ${wordsQuery(anyFilter)}`.execute(tx),
  hasWords: (tx) => sql`select 1 where ${hasWords(['loft'], sql`7`)}`.execute(tx),
  isFree: [
    free({ from: '2026-11-20' }),
    free({ from: '2026-11-20', start: 600, hours: 4 }),
    free({ from: '2026-11-20', to: '2026-11-22' }),
    // Clocks are changed on this day.
    free({ from: '2027-03-14' }),
  ],
}
