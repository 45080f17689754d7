import type * as store from '../../src/features/credit/credit-use.store.ts'
import { addReturned, findUses, holdUses, settleUses } from '../../src/features/credit/credit-use.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findUses: (tx) => findUses(tx, id),
  holdUses: (tx) => holdUses(tx, { bookingId: id, userId: id, uses: [{ id, amount: 5000 }], now }),
  settleUses: (tx) => settleUses(tx, { bookingId: id, to: 'spent', now }),
  addReturned: (tx) => addReturned(tx, id, 2500),
}
