import type * as store from '../../src/features/booking/admin/refund-queue.store.ts'
import {
  askAgain,
  countRefunds,
  findQueuedRefund,
  findRefundPage,
  lockRefund,
  writeByHand,
} from '../../src/features/booking/admin/refund-queue.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const stuck = { q: '', show: 'stuck', whose: 'all', viewerId: id, now } as const
const failed = { q: 'ada', show: 'failed', whose: 'mine', viewerId: id, now } as const

export const examples: ExamplesOf<typeof store> = {
  findRefundPage: [
    (tx) => findRefundPage(tx, stuck, { sort: 'newest', after: null, limit: 25 }),
    (tx) => findRefundPage(tx, failed, { sort: 'oldest', after: { at: now, id }, limit: 25 }),
  ],
  countRefunds: [(tx) => countRefunds(tx, stuck), (tx) => countRefunds(tx, { ...failed, show: 'done' })],
  findQueuedRefund: (tx) => findQueuedRefund(tx, id, now),
  lockRefund: (tx) => lockRefund(tx, id),
  askAgain: (tx) => askAgain(tx, id),
  writeByHand: (tx) => writeByHand(tx, { id, by: id, through: 'bank', reason: 'Sent by transfer', now }),
}
