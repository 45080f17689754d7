import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import { owedReward } from '@roomtone/domain/ledger/movements'
import { REWARD, refusalOf, rewardDueAt } from '@roomtone/domain/referral/referral'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type BookingRow, lockBooking } from '../booking/entry.ts'
import { postTransfer } from '../ledger/entry.ts'
import { isGivenBack } from './is-given-back.ts'
import { findLikeness, markRefused } from './referral.store.ts'
import { insertRewardPayout, lockUnearned, markEarned } from './reward.store.ts'

/** A booking was completed. If its host was brought by somebody and this is their first, that somebody has earned it. */
export async function rewardReferral(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // Locked: a refund is either done, or finds the reward.
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'completed' || (await isGivenBack(tx, booking))) return
    const referral = await lockUnearned(tx, booking.host_id)
    // A booking with the referred friend as host does not count; the friend's next one by someone else does.
    if (!referral || referral.referrerId === booking.guest_id) return
    const likeness = await findLikeness(tx, {
      one: referral.referrerId,
      other: booking.host_id,
      deviceHash: null,
    })
    const refusal = refusalOf(likeness)
    if (refusal) {
      await markRefused(tx, [referral.id], refusal)
      return record(deps, tx, { referral, action: 'referral.refused', data: { because: refusal }, now })
    }
    await earn(deps, tx, { referral, booking, now })
  })
}

type Referral = { id: string; referrerId: string }
type Earning = { referral: Referral; booking: BookingRow; now: Date }

async function earn(deps: Deps, tx: Tx, { referral, booking, now }: Earning): Promise<void> {
  const { id: referralId, referrerId } = referral
  await markEarned(tx, { id: referralId, bookingId: booking.id, reward: REWARD, now })
  await postTransfer(tx, {
    ...owedReward(referrerId, REWARD),
    key: `reward:${referralId}`,
    bookingId: null,
    memo: { referralId },
    now,
  })
  const dueAt = rewardDueAt(booking.ends_at, now)
  const payoutId = await insertRewardPayout(tx, { referralId, referrerId, dueAt, now })
  await deps.jobs.add(tx, 'release-payout', { payoutId }, { key: `payout:${payoutId}:release`, runAt: dueAt })
  await record(deps, tx, {
    referral,
    action: 'referral.earned',
    data: { bookingId: booking.id, payoutId },
    now,
  })
  await deps.jobs.add(tx, 'notify', { userId: referrerId, kind: 'referral-earned', about: { referralId } })
}

type Step = { referral: Referral; action: AuditAction; data: Record<string, string>; now: Date }

async function record(deps: Deps, tx: Tx, { referral, action, data, now }: Step): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action,
    subjectType: 'referral',
    subjectId: referral.id,
    data: { referrerId: referral.referrerId, ...data },
  })
}
