import { askTime } from '../../src/features/search/asked-time.ts'
import type * as store from '../../src/features/search/search.store.ts'
import {
  findCandidates,
  findPropertyId,
  findSearchId,
  findSpaces,
  findZones,
  gatherNear,
  gatherWords,
  tallyPlace,
  tallyWords,
  walkPage,
} from '../../src/features/search/search.store.ts'
import { type ExamplesOf, id, now } from './example.ts'
import { anyFilter } from './search-filter.ts'

const time = askTime({ from: '2026-11-20', to: '2026-11-22' }, [{ id: 1, name: 'America/New_York' }], now)
const page = { sort: 'recommended', after: { key: 4600, id: 7 }, limit: 25 } as const
const near = { by: 'near', around: { lat: 34.05, lng: -118.24, km: 40 } } as const

export const examples: ExamplesOf<typeof store> = {
  walkPage: [
    (tx) => walkPage(tx, { ...anyFilter, lexemes: [] }, { sort: 'price', after: null, limit: 25 }),
    (tx) => walkPage(tx, { ...anyFilter, scope: { by: 'state', id: 5 }, time }, page),
    (tx) => walkPage(tx, { ...anyFilter, scope: { by: 'all' }, lexemes: [] }, { ...page, sort: 'newest' }),
    (tx) => walkPage(tx, { ...anyFilter, scope: near, lexemes: [] }, page),
  ],
  findCandidates: [
    (tx) =>
      findCandidates(tx, { ...anyFilter, time }, { sort: 'least_day', after: null, limit: 241 }, 'walk'),
    (tx) => findCandidates(tx, { ...anyFilter, time }, { ...page, limit: 241 }, 'words'),
    (tx) =>
      findCandidates(
        tx,
        { ...anyFilter, scope: near, lexemes: [], time },
        { sort: 'least_day_high', after: null, limit: 241 },
        'near',
      ),
  ],
  gatherNear: (tx) => gatherNear(tx, { ...anyFilter, scope: near, time }, { ...page, sort: 'price_high' }),
  gatherWords: (tx) => gatherWords(tx, { ...anyFilter, time }, page),
  tallyPlace: [
    (tx) => tallyPlace(tx, { ...anyFilter, lexemes: [] }, 4096),
    (tx) => tallyPlace(tx, { ...anyFilter, time }, 12),
  ],
  tallyWords: [(tx) => tallyWords(tx, anyFilter, 4096), (tx) => tallyWords(tx, { ...anyFilter, time }, 64)],
  findPropertyId: (tx) => findPropertyId(tx, 7),
  findSearchId: (tx) => findSearchId(tx, id),
  findSpaces: (tx) => findSpaces(tx, { ...anyFilter, time }, 'price', [7]),
  findZones: (tx) => findZones(tx),
}
