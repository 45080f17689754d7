import type * as store from '../../src/features/payout/send/release.store.ts'
import {
  countOverduePayouts,
  findActiveAccount,
  findBookingState,
  findPayout,
  findReward,
  findSource,
  findUnanswered,
  isContested,
  isSuspended,
  lockPayout,
  takeTurnsPaying,
  updatePayout,
} from '../../src/features/payout/send/release.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPayout: (tx) => findPayout(tx, id),
  lockPayout: (tx) => lockPayout(tx, id),
  takeTurnsPaying: (tx) => takeTurnsPaying(tx, id),
  findActiveAccount: (tx) => findActiveAccount(tx, id, 'simulated'),
  findBookingState: (tx) => findBookingState(tx, id),
  updatePayout: (tx) =>
    updatePayout(tx, id, {
      state: 'sending',
      due_cents: 65_000,
      withheld_cents: 5_000,
      paid_cents: 60_000,
      account: 'acct_sim_1',
      attempt: 1,
      refused_code: null,
      now,
    }),
  findReward: (tx) => findReward(tx, id),
  findSource: (tx) => findSource(tx, { booking_id: id, claim_id: null }),
  isSuspended: (tx) => isSuspended(tx, id),
  isContested: (tx) => isContested(tx, id),
  findUnanswered: (tx) => findUnanswered(tx, { from: now, to: now, limit: 200 }),
  countOverduePayouts: (tx) => countOverduePayouts(tx, now),
}
