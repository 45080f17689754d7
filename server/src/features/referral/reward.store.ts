import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

/** Of a host who was brought by somebody and has not earned them anything yet. */
export async function lockUnearned(tx: Tx, referredId: string) {
  return tx
    .selectFrom('referrals')
    .select(['id', 'referrer_id as referrerId'])
    .where('referred_id', '=', referredId)
    .where('earned_at', 'is', null)
    .where('refused_because', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type Earning = { id: string; bookingId: string; reward: Cents; now: Date }

export async function markEarned(tx: Tx, { id, bookingId, reward, now }: Earning): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ booking_id: bookingId, earned_at: now, reward_cents: reward })
    .where('id', '=', id)
    .execute()
}

type NewPayout = { referralId: string; referrerId: string; dueAt: Date; now: Date }

export async function insertRewardPayout(
  tx: Tx,
  { referralId, referrerId, dueAt, now }: NewPayout,
): Promise<string> {
  const { id } = await tx
    .insertInto('payouts')
    .values({
      cause: 'referral',
      referral_id: referralId,
      host_id: referrerId,
      due_at: dueAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The reward that this booking earned somebody, with its payout; releasing it waits. */
export async function lockRewardOf(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('referrals')
    .innerJoin('payouts', 'payouts.referral_id', 'referrals.id')
    .select([
      'referrals.id',
      'referrals.referrer_id as referrerId',
      'referrals.reward_cents as reward',
      'payouts.id as payoutId',
      'payouts.state',
      'payouts.due_cents as due',
    ])
    .where('referrals.booking_id', '=', bookingId)
    .where('referrals.refused_because', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Nothing is left to send. */
export async function settleWithNothing(tx: Tx, payoutId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ state: 'settled', due_cents: 0, withheld_cents: 0, paid_cents: 0, settled_at: now })
    .where('id', '=', payoutId)
    .execute()
}

export async function findRewardLetter(handle: Handle, referralId: string) {
  return handle
    .selectFrom('referrals')
    .innerJoin('payouts', 'payouts.referral_id', 'referrals.id')
    .innerJoin('profiles as friend', 'friend.id', 'referrals.referred_id')
    .innerJoin('profiles as referrer', 'referrer.id', 'referrals.referrer_id')
    .innerJoin('users', 'users.id', 'referrals.referrer_id')
    .select([
      'users.email',
      'referrer.full_name as fullName',
      firstName('friend').as('friend'),
      'referrals.reward_cents as reward',
      'referrals.refused_because as refusedBecause',
      'payouts.due_at as dueAt',
    ])
    .where('referrals.id', '=', referralId)
    .executeTakeFirst()
}
