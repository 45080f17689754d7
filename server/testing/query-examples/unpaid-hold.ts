import type * as store from '../../src/features/booking/request/unpaid-hold.store.ts'
import { findUnpaid, insertUnpaidHold } from '../../src/features/booking/request/unpaid-hold.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findUnpaid: (tx) => findUnpaid(tx, id, id),
  insertUnpaidHold: (tx) => insertUnpaidHold(tx, id, id),
}
