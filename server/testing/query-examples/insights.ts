import type * as store from '../../src/features/analytics/insights.store.ts'
import {
  findFirstView,
  findMeasured,
  findNearbyPrices,
  isOutsideView,
  measureListing,
} from '../../src/features/analytics/insights.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  isOutsideView: (tx) => isOutsideView(tx, id, id),
  findMeasured: (tx) => findMeasured(tx, id, id),
  measureListing: (tx) =>
    measureListing(tx, {
      propertyId: id,
      days: ['2026-10-01', '2026-11-01'],
      starts: [new Date('2026-10-01T00:00:00Z'), now],
    }),
  findFirstView: (tx) => findFirstView(tx, id),
  findNearbyPrices: (tx) => findNearbyPrices(tx, id),
}
