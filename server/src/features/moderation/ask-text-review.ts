import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/moderation/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { lockTextCase, openTextCase } from './text-case.store.ts'

/** Asked twice, it is one case. */
export async function askTextReview(deps: Deps, { userId }: Actor, id: string): Promise<undefined> {
  await requireWithin(deps, LIMITS.reviewsOfPerson, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockTextCase(tx, id, userId)
    if (!found) throw new Refused('not_found')
    if (found.state === 'open' && found.origin === 'asked') return
    if (found.state !== 'open' && found.state !== 'refused')
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.alreadyReviewed })
    await openTextCase(tx, id, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'text.review_asked',
      subjectType: 'user',
      subjectId: userId,
      data: { case: id, place: found.placeKind, field: found.field },
    })
  })
}
