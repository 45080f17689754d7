import type { ReviewRow } from '@roomtone/contract/review/admin-reviews'
import { changeReviewVisibility as changeReviewVisibilityEndpoint } from '@roomtone/contract/review/admin-reviews'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as refusalsIn } from '@roomtone/texts/all/review/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { rateProperty } from './rate-property.ts'
import { adminView } from './review.view.ts'
import { findAdminReview } from './review-list.store.ts'
import { lockReview, saveHidden } from './write-review.store.ts'

type Change = { id: string; hidden: boolean; reason: string }

/**
 * A hidden review no longer counts; a restored one counts again. No one judges what they wrote or what is
 * about them.
 */
export async function changeVisibility(
  deps: Deps,
  { userId }: Actor,
  { id, hidden, reason }: Change,
): Promise<ReviewRow> {
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'review', id },
    texts: textsIn(changeReviewVisibilityEndpoint.body, { reason }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review || review.publishedAt === null) throw new Refused('not_found')
    if (review.authorId === userId || review.subjectId === userId) throw new Refused('own_account')
    if ((review.hiddenAt !== null) === hidden)
      throw new Refused('conflict', { detail: (language) => refusalsIn(language).refusals.alreadyDone })
    await saveHidden(tx, { id, hidden: hidden ? { by: userId, reason } : null, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: hidden ? 'review.hidden' : 'review.restored',
      subjectType: 'review',
      subjectId: id,
      data: { bookingId: review.bookingId, side: review.side },
      personal: { subjectId: review.authorId, fields: { reason } },
    })
    if (review.side === 'guest') await rateProperty(tx, review.propertyId)
    const changed = await findAdminReview(tx, id)
    if (!changed) throw new Refused('not_found')
    return adminView(changed)
  })
}
