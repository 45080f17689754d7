import type * as store from '../../src/features/audit/chain.store.ts'
import { findChainHeads, findChainRows, findEmptyChain } from '../../src/features/audit/chain.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findChainRows: [
    (tx) => findChainRows(tx, null, 1000),
    (tx) => findChainRows(tx, { bookingId: id, seq: 3, id: 9 }, 1000),
  ],
  findChainHeads: (tx) => findChainHeads(tx, [id]),
  findEmptyChain: (tx) => findEmptyChain(tx),
}
