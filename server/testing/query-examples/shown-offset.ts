import type * as store from '../../src/features/listing/offset/shown-offset.store.ts'
import {
  findNeighbor,
  findOffset,
  findWithoutOffset,
  forgetNeighbors,
  isOffsetOfAnother,
  lockAddress,
  lockWithoutOffset,
  movePointOf,
  upsertOffset,
} from '../../src/features/listing/offset/shown-offset.store.ts'
import { type ExamplesOf, id } from './example.ts'

const spot = { propertyId: id, addressKey: '12 mill ln|90012', exact: { lat: 34.05, lng: -118.24 } }
const bearing = { direction: 0.25, distance: 0.5 }

export const examples: ExamplesOf<typeof store> = {
  lockAddress: (tx) => lockAddress(tx, spot.addressKey),
  findNeighbor: (tx) => findNeighbor(tx, spot),
  findOffset: (tx) => findOffset(tx, id),
  isOffsetOfAnother: (tx) => isOffsetOfAnother(tx, id, bearing),
  upsertOffset: (tx) => upsertOffset(tx, spot, bearing),
  forgetNeighbors: (tx) => forgetNeighbors(tx, spot),
  findWithoutOffset: (tx) => findWithoutOffset(tx, 500),
  lockWithoutOffset: (tx) => lockWithoutOffset(tx, id),
  movePointOf: (tx) => movePointOf(tx, id, { lat: 34.06, lng: -118.25, radiusM: 2000 }),
}
