import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import { decideModeration as decideModerationEndpoint } from '@roomtone/contract/conversation/safety'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { canDecide, type Decision } from '@roomtone/domain/moderation/case'
import { textsIn as refusalsIn } from '@roomtone/texts/all/conversation/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { clearAssignment } from '../../assignment/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { changeSuspension } from '../../people/entry.ts'
import { findCase, lockCase, writeDecision } from './moderation-case.store.ts'
import { caseView } from './moderation-case.view.ts'

type Deciding = { id: string; decision: Decision; note: string }

export async function decideModeration(
  deps: Deps,
  actor: Actor,
  { id, decision, note }: Deciding,
): Promise<ModerationCase> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'case', id },
    texts: textsIn(decideModerationEndpoint.body, { note }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const open = await lockCase(tx, id)
    if (!open || open.state === 'refused') throw new Refused('not_found')
    const { subjectId, messageId } = open
    if (subjectId === actor.userId) throw new Refused('own_account')
    if (open.state !== 'open')
      throw new Refused('conflict', { detail: (language) => refusalsIn(language).refusals.caseDecided })
    if (!canDecide(decision, open.origin !== null))
      throw refusedField('decision', (language) => refusalsIn(language).refusals.decisionImpossible)
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
    if (decision === 'approved' || decision === 'rejected')
      await deps.jobs.add(tx, 'notify', {
        userId: subjectId,
        kind: `text-${decision}`,
        about: { caseId: id },
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
