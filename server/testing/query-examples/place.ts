import type * as store from '../../src/features/search/suggest/place.store.ts'
import {
  countEverywhere,
  countNear,
  findCitiesByPrefix,
  findCitiesLike,
  findCity,
  findRegion,
  findRegionsByPrefix,
} from '../../src/features/search/suggest/place.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findCity: (tx) => findCity(tx, [{ city: 'los angeles', region: 'ca' }]),
  findCitiesLike: (tx) => findCitiesLike(tx, { city: 'los angelos', region: null }, 20),
  findRegion: (tx) => findRegion(tx, 'california'),
  findRegionsByPrefix: (tx) => findRegionsByPrefix(tx, 'cal', 6),
  findCitiesByPrefix: (tx) => findCitiesByPrefix(tx, 'los', 6),
  countEverywhere: (tx) => countEverywhere(tx),
  countNear: (tx) => countNear(tx, { lat: 34.05, lng: -118.24, km: 40 }),
}
