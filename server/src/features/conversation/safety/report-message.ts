import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/conversation/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'
import { findShownMessage, openCase } from './moderation-case.store.ts'

type Report = { id: string; reason: string }

/** Reported twice by the same person, it is one case. */
export async function reportMessage(deps: Deps, actor: Actor, { id, reason }: Report): Promise<undefined> {
  await requireWithin(deps, LIMITS.reportsOfPerson, actor.userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const message = await findShownMessage(tx, id, actor.userId)
    if (!message) throw new Refused('not_found')
    if (message.senderId === actor.userId)
      throw new Refused('validation_failed', { detail: (language) => textsIn(language).refusals.ownMessage })
    const caseId = await openCase(tx, {
      messageId: id,
      subjectId: message.senderId,
      reporterId: actor.userId,
      severity: 'medium',
      reason,
      now,
    })
    if (caseId === null) return
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'message.reported',
      subjectType: 'user',
      subjectId: message.senderId,
      data: { case: caseId, message: id },
    })
  })
}
