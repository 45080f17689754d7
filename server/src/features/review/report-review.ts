import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/review/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { findReview } from './read-review.store.ts'
import { openReviewCase } from './write-review.store.ts'

type Report = { id: string; reason: string }

/** Reported twice by the same person, it is one case. */
export async function reportReview(
  deps: Deps,
  { userId }: Actor,
  { id, reason }: Report,
): Promise<undefined> {
  await requireWithin(deps, LIMITS.reportsOfPerson, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const review = await findReview(tx, id)
    if (!review || review.publishedAt === null || review.hiddenAt !== null) throw new Refused('not_found')
    const { authorId: subjectId } = review
    if (subjectId === userId)
      throw new Refused('validation_failed', { detail: (language) => textsIn(language).refusals.ownReview })
    const caseId = await openReviewCase(tx, { subjectId, reporterId: userId, reason, reviewId: id, now })
    if (caseId === null) return
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'review.reported',
      subjectType: 'review',
      subjectId: id,
      data: { case: caseId },
    })
  })
}
