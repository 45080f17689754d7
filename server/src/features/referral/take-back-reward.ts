import { owedReward } from '@roomtone/domain/ledger/movements'
import { reversalOf } from '@roomtone/domain/ledger/transfer'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { postTransfer } from '../ledger/entry.ts'
import { markRefused } from './referral.store.ts'
import { lockRewardOf, settleWithNothing } from './reward.store.ts'

/**
 * The booking that earned a reward was given back in full: as long as the reward has not been released, it is undone.
 * What has gone out stays with whom it went to.
 */
export async function takeBackReward(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  const reward = await lockRewardOf(tx, bookingId)
  if (!reward || reward.due !== null || reward.reward === null) return
  const { id, referrerId, payoutId } = reward
  await postTransfer(tx, {
    ...reversalOf(owedReward(referrerId, reward.reward)),
    key: `reversal:reward:${id}`,
    bookingId: null,
    memo: { referralId: id },
    now,
  })
  await settleWithNothing(tx, payoutId, now)
  await markRefused(tx, [id], 'refunded')
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'referral.taken_back',
    subjectType: 'referral',
    subjectId: id,
    data: { referrerId, bookingId, payoutId },
  })
}
