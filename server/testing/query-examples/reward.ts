import type * as store from '../../src/features/referral/reward.store.ts'
import {
  findRewardLetter,
  insertRewardPayout,
  lockRewardOf,
  lockUnearned,
  markEarned,
  settleWithNothing,
} from '../../src/features/referral/reward.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockUnearned: (tx) => lockUnearned(tx, id),
  markEarned: (tx) => markEarned(tx, { id, bookingId: id, reward: 5_000, now }),
  insertRewardPayout: (tx) => insertRewardPayout(tx, { referralId: id, referrerId: id, dueAt: now, now }),
  lockRewardOf: (tx) => lockRewardOf(tx, id),
  settleWithNothing: (tx) => settleWithNothing(tx, id, now),
  findRewardLetter: (tx) => findRewardLetter(tx, id),
}
