import { textsIn } from '@roomtone/contract/text-class'
import { decideVerification as decideVerificationEndpoint } from '@roomtone/contract/verification/decide-verification'
import type { ReviewItem } from '@roomtone/contract/verification/list-verifications'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as refusalsIn } from '@roomtone/texts/all/verification/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { settleVerification } from '../settle-verification.ts'
import { findReview } from './review.store.ts'
import { viewReviews } from './review.view.ts'

type Decision = { id: string; approved: boolean; reason: string }

export async function decideVerification(
  deps: Deps,
  actor: Actor,
  { id, approved, reason }: Decision,
): Promise<ReviewItem> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'verification', id },
    texts: textsIn(decideVerificationEndpoint.body, { reason }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const review = await findReview(tx, id)
    if (!review) throw new Refused('not_found')
    if (review.userId === actor.userId) throw new Refused('own_account')
    const settled = await settleVerification(deps, tx, {
      id,
      from: 'in_review',
      outcome: approved ? { to: 'verified' } : { to: 'rejected', reason },
      decidedBy: actor.userId,
      now,
    })
    if (!settled)
      throw new Refused('conflict', {
        detail: (language) => refusalsIn(language).refusals.notUnderReview,
      })
    const row = await findReview(tx, id)
    const [item] = row ? await viewReviews(deps, tx, [row]) : []
    if (!item) throw new Refused('not_found')
    return item
  })
}
