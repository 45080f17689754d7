import type * as store from '../../src/features/booking/cancellation.store.ts'
import {
  findAskedRefund,
  findLastFree,
  insertRefund,
  sumToCard,
  takeTurnsOfHost,
} from '../../src/features/booking/cancellation.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const refund = { bookingId: id, paymentId: id, amount: 78_700, toCredit: 12_000, requestedBy: id, now }

export const examples: ExamplesOf<typeof store> = {
  findLastFree: (tx) => findLastFree(tx, id),
  takeTurnsOfHost: (tx) => takeTurnsOfHost(tx, id),
  insertRefund: [
    (tx) => insertRefund(tx, { ...refund, kind: 'policy', reason: '' }),
    (tx) => insertRefund(tx, { ...refund, id, kind: 'goodwill', reason: 'No hot water' }),
  ],
  sumToCard: (tx) => sumToCard(tx, id),
  findAskedRefund: (tx) => findAskedRefund(tx, id),
}
