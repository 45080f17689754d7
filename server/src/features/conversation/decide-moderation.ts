import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { clearAssignment } from '../assignment/entry.ts'
import { changeSuspension } from '../people/entry.ts'
import { findCase, lockCase, writeDecision } from './moderation-case.store.ts'
import { caseView } from './moderation-case.view.ts'

type Decision = { id: string; decision: 'dismissed' | 'warned' | 'suspended'; note: string }

export async function decideModeration(
  deps: Deps,
  actor: Actor,
  { id, decision, note }: Decision,
): Promise<ModerationCase> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const open = await lockCase(tx, id)
    if (!open) throw new Refused('not_found')
    const { subjectId, messageId } = open
    if (subjectId === actor.userId) throw new Refused('own_account')
    if (open.state !== 'open')
      throw new Refused('conflict', { detail: 'This case has been decided already. Please reload.' })
    await writeDecision(tx, { id, state: decision, note, by: actor.userId, now })
    await clearAssignment(tx, 'moderation', id)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: `moderation.${decision}`,
      subjectType: 'user',
      subjectId,
      data: { case: id, message: messageId },
      ...(note === '' ? {} : { personal: { subjectId, fields: { note } } }),
    })
    if (decision === 'warned')
      await deps.jobs.add(tx, 'notify', {
        userId: subjectId,
        kind: 'moderation-warning',
        about: { caseId: id },
      })
    if (decision === 'suspended')
      await changeSuspension(deps, tx, actor, { subjectId, suspended: true, reason: note, now })
    const decided = await findCase(tx, id)
    if (!decided) throw new Refused('not_found')
    return caseView(decided)
  })
}
