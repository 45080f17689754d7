import type * as store from '../../src/features/booking/steps/payout.store.ts'
import {
  countCompleted,
  countCompletedBy,
  insertPayout,
  lockPayoutOf,
} from '../../src/features/booking/steps/payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  countCompleted: (tx) => countCompleted(tx, id),
  countCompletedBy: (tx) => countCompletedBy(tx, id, now),
  insertPayout: (tx) => insertPayout(tx, { bookingId: id, hostId: id, dueAt: now, now }),
  lockPayoutOf: (tx) => lockPayoutOf(tx, id),
}
