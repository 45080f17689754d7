import type * as store from '../../src/features/payment/refund/refund.store.ts'
import { findRefund, findSentRefunds, updateRefund } from '../../src/features/payment/refund/refund.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findRefund: (tx) => findRefund(tx, id),
  findSentRefunds: (tx) => findSentRefunds(tx, id),
  updateRefund: (tx) =>
    updateRefund(tx, id, ['asking'], { state: 'done', reference: 're_sim_1', settled_at: now }),
}
