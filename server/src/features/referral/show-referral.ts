import type { ReferralView } from '@roomtone/contract/referral/referral'
import type { Actor } from '@roomtone/domain/access/actor'
import { INVITATIONS_A_DAY, REWARD } from '@roomtone/domain/referral/referral'
import type { Deps } from '../../platform/deps.ts'
import { ownCode, referralLink } from './own-code.ts'
import { countMailedSince, hasPayoutAccount, sumReferrals } from './referral.store.ts'

const DAY = 86_400_000

export async function showReferral(deps: Deps, { userId }: Actor): Promise<ReferralView> {
  const now = deps.clock.now()
  const code = await deps.db.transaction().execute((tx) => ownCode(deps, tx, userId, now))
  const [sums, mailed, hasAccount] = await Promise.all([
    sumReferrals(deps.db, userId),
    countMailedSince(deps.db, userId, new Date(now.getTime() - DAY)),
    hasPayoutAccount(deps.db, userId),
  ])
  return {
    code,
    link: referralLink(deps, code),
    reward: REWARD,
    invited: sums.invited,
    joined: sums.joined,
    earned: sums.earned,
    paid: sums.paid,
    invitationsLeft: Math.max(0, INVITATIONS_A_DAY - mailed),
    hasPayoutAccount: hasAccount,
  }
}
