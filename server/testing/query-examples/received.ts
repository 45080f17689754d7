import type * as store from '../../src/features/cohost/received.store.ts'
import { findReceived } from '../../src/features/cohost/received.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findReceived: (tx) => findReceived(tx, id),
}
