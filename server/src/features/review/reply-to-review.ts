import type { ReviewAboutYou } from '@roomtone/contract/review/review'
import { replyToReview as replyToReviewEndpoint } from '@roomtone/contract/review/reviews'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as refusalsIn } from '@roomtone/texts/all/review/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { LIMITS } from './limits.ts'
import { findReview } from './read-review.store.ts'
import { aboutYouView } from './review.view.ts'
import { lockReview, saveReply } from './write-review.store.ts'

type Replying = { id: string; reply: string }

/** Once, by whom it is about. To everyone else, and while it is blind, there is nothing to answer. */
export async function replyToReview(
  deps: Deps,
  { userId }: Actor,
  { id, reply }: Replying,
): Promise<ReviewAboutYou> {
  await requireWithin(deps, LIMITS.writingsOfPerson, userId)
  requireAnswerable(await findReview(deps.db, id), userId)
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'review', id },
    texts: textsIn(replyToReviewEndpoint.body, { reply }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const review = requireAnswerable(await lockReview(tx, id), userId)
    if (review.repliedAt)
      throw new Refused('conflict', { detail: (language) => refusalsIn(language).refusals.alreadyReplied })
    await saveReply(tx, id, reply, now)
    const { bookingId, authorId } = review
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'review.replied',
      subjectType: 'review',
      subjectId: id,
      data: { bookingId },
    })
    await deps.jobs.add(tx, 'notify', {
      userId: authorId,
      kind: 'review-reply',
      about: { bookingId, reviewId: id },
    })
    const answered = await findReview(tx, id)
    if (!answered) throw new Refused('not_found')
    return aboutYouView(answered)
  })
}

type Answerable = { subjectId: string; publishedAt: Date | null; hiddenAt: Date | null }

function requireAnswerable<T extends Answerable>(review: T | undefined, userId: string): T {
  if (review?.subjectId !== userId || review.publishedAt === null || review.hiddenAt !== null)
    throw new Refused('not_found')
  return review
}
