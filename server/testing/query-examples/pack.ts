import type * as store from '../../src/features/compliance/pack/pack.store.ts'
import { findChain, findPackEvents } from '../../src/features/compliance/pack/pack.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findChain: (tx) => findChain(tx, id),
  findPackEvents: (tx) => findPackEvents(tx, id),
}
