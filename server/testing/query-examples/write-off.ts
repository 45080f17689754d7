import type * as store from '../../src/features/credit/write-off.store.ts'
import {
  addWrittenOff,
  findExpired,
  findRest,
  takeWriteOffBack,
} from '../../src/features/credit/write-off.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findExpired: (tx) => findExpired(tx, { after: id, limit: 100, now }),
  findRest: (tx) => findRest(tx, id, now),
  addWrittenOff: (tx) => addWrittenOff(tx, id, 12_000),
  takeWriteOffBack: (tx) => takeWriteOffBack(tx, id),
}
