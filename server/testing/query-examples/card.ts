import type * as store from '../../src/features/search/card.store.ts'
import { findCardRows, findNeighborIds, findSimilarIds } from '../../src/features/search/card.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findCardRows: [(tx) => findCardRows(tx, { ids: [id] }), (tx) => findCardRows(tx, { searchIds: [7] })],
  findNeighborIds: (tx) => findNeighborIds(tx, id),
  findSimilarIds: (tx) => findSimilarIds(tx, id, 4),
}
