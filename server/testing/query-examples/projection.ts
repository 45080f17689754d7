import type * as store from '../../src/features/search/project/projection.store.ts'
import {
  ensureZone,
  findListingFacts,
  findListingsOfHost,
  lockListing,
  removeProjection,
  upsertProjection,
} from '../../src/features/search/project/projection.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockListing: (tx) => lockListing(tx, id),
  findListingsOfHost: (tx) => findListingsOfHost(tx, id),
  findListingFacts: (tx) => findListingFacts(tx, 7),
  ensureZone: (tx) => ensureZone(tx, 'America/Los_Angeles'),
  upsertProjection: (tx) =>
    upsertProjection(tx, {
      id: 7,
      placeId: 17,
      regionId: 5,
      zoneId: 1,
      lat: 34.05,
      lng: -118.24,
      cell: 17_855_235,
      price: 120_000,
      hourly: 12_000,
      sizeSqft: 1400,
      createdAt: now,
      score: 4600,
      mask: 9,
      crew: 12,
      type: 0,
      opensAt: 480,
      closesAt: 1320,
      weekHours: null,
      rentsBy: 0,
      kind: 0,
      minimumHours: 4,
      noticeHours: 0,
      minDays: 1,
      maxDays: 365,
      turnaroundMinutes: 60,
      title: 'A quiet loft',
      words: { a: 'A quiet loft', b: 'Wi-Fi. Los Angeles', c: 'North light.' },
      lexemes: ['=y17', '=s5', '=a0', '=a3'],
    }),
  removeProjection: (tx) => removeProjection(tx, 7),
}
