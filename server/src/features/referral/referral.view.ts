import type { ReferralRow } from '@roomtone/contract/referral/referral'
import { REFUSALS, referralStateOf } from '@roomtone/domain/referral/referral'
import type { ReferralRecord } from './referral.store.ts'

/** A person who came through the link never gave their address to the referrer. */
export function referralRowView(row: ReferralRecord): ReferralRow {
  return {
    id: row.id,
    friend: row.source === 'mail' ? row.email : row.joinedAt === null ? '' : (row.name ?? ''),
    source: row.source,
    state: referralStateOf({
      refusedBecause: row.refusedBecause,
      hasJoined: row.joinedAt !== null,
      isHosting: row.isHosting,
      isEarned: row.earnedAt !== null,
      isPaid: row.isPaid && row.refusedBecause === null,
    }),
    refusedBecause: REFUSALS.find((refusal) => refusal === row.refusedBecause) ?? null,
    invitedAt: row.invitedAt.toISOString(),
    joinedAt: row.joinedAt?.toISOString() ?? null,
    earnedAt: row.earnedAt?.toISOString() ?? null,
    payoutAt: row.payoutAt?.toISOString() ?? null,
    reward: row.reward ?? 0,
  }
}
