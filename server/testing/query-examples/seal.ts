import type * as store from '../../src/features/audit/seal.store.ts'
import {
  countAfter,
  countSealed,
  findLastSeal,
  findLeaves,
  findSealsAfter,
  findSettledEnd,
  insertSeal,
} from '../../src/features/audit/seal.store.ts'
import { type ExamplesOf, hash, now } from './example.ts'

const seal = {
  fromId: 1,
  toId: 9,
  rowCount: 9,
  previous: hash,
  hash,
  keyId: 'rt-20261101-0000',
  signature: hash,
  now,
}

export const examples: ExamplesOf<typeof store> = {
  findSettledEnd: (tx) => findSettledEnd(tx),
  findLeaves: (tx) => findLeaves(tx, { after: 0, to: 9, limit: 2000 }),
  findLastSeal: (tx) => findLastSeal(tx),
  insertSeal: (tx) => insertSeal(tx, seal),
  findSealsAfter: (tx) => findSealsAfter(tx, 0, 200),
  countSealed: (tx) => countSealed(tx),
  countAfter: (tx) => countAfter(tx, 9),
}
