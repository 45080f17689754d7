import type * as store from '../../src/features/premises/premises.store.ts'
import {
  findAreas,
  findFeedsWithAreas,
  findHeld,
  findHouse,
  findPlace,
  findSpaces,
  findTitlesOfHouse,
  holdHouse,
  lockHouse,
  rearrangeHolds,
  removeListing,
  renameHouse,
  replaceAreas,
  setAreasOfSpace,
} from '../../src/features/premises/premises.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const AREAS = [
  { place: 0, name: 'Upper floor', sharedBy: null },
  { place: 1, name: 'Driveway', sharedBy: 3 },
]
const SETS = { own: [0], shared: [1] }

export const examples: ExamplesOf<typeof store> = {
  findHouse: (tx) => findHouse(tx, id, id),
  findPlace: (tx) => findPlace(tx, id),
  findAreas: (tx) => findAreas(tx, id),
  findSpaces: (tx) => findSpaces(tx, id, now),
  lockHouse: (tx) => lockHouse(tx, id, id),
  holdHouse: (tx) => holdHouse(tx, id, id),
  findHeld: (tx) => findHeld(tx, 7, now),
  rearrangeHolds: (tx) =>
    rearrangeHolds(
      tx,
      [
        { id, areas: new Map([[0, 1]]) },
        { id: '00000000-0000-4000-8000-000000000001', areas: new Map() },
      ],
      new Map([[id, new Map([[0, 3]])]]),
    ),
  replaceAreas: (tx) => replaceAreas(tx, id, AREAS),
  renameHouse: (tx) => renameHouse(tx, id, 'Alder House'),
  setAreasOfSpace: (tx) => setAreasOfSpace(tx, { id, table: 'properties' }, SETS, AREAS),
  findFeedsWithAreas: (tx) => findFeedsWithAreas(tx, id),
  removeListing: (tx) => removeListing(tx, id, now),
  findTitlesOfHouse: (tx) => findTitlesOfHouse(tx, id, null),
}
