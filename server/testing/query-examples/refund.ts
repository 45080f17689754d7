import type * as store from '../../src/features/payment/refund/refund.store.ts'
import {
  findAskedRefund,
  findRefund,
  findRefundable,
  findSentRefunds,
  findUnsentRefunds,
  insertRefund,
  updateRefund,
} from '../../src/features/payment/refund/refund.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const refund = { bookingId: id, chargeId: id, amount: 78_700, toCredit: 12_000, requestedBy: id, now }

export const examples: ExamplesOf<typeof store> = {
  findAskedRefund: (tx) => findAskedRefund(tx, id),
  findRefund: (tx) => findRefund(tx, id),
  findRefundable: (tx) => findRefundable(tx, id),
  findSentRefunds: (tx) => findSentRefunds(tx, id),
  findUnsentRefunds: (tx) => findUnsentRefunds(tx, now, 500),
  insertRefund: [
    (tx) => insertRefund(tx, { ...refund, kind: 'policy', reason: '' }),
    (tx) => insertRefund(tx, { ...refund, id, kind: 'goodwill', reason: 'No hot water' }),
  ],
  updateRefund: (tx) =>
    updateRefund(tx, id, ['asking'], { state: 'done', reference: 're_sim_1', settled_at: now }),
}
