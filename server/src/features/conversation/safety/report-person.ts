import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'
import { requirePart, requirePerson } from '../require-part.ts'
import { hasOpenReport, openCase, takeTurnsToReport } from './moderation-case.store.ts'

type Report = { id: string; reason: string; personId?: string | undefined }

/** While a report waits for an admin, another one by the same person about the same person adds nothing. */
export async function reportPerson(deps: Deps, actor: Actor, report: Report): Promise<undefined> {
  const { id, reason, personId } = report
  await requireWithin(deps, LIMITS.reportsOfPerson, actor.userId)
  const now = deps.clock.now()
  const reporterId = actor.userId
  await deps.db.transaction().execute(async (tx) => {
    const subjectId = await requirePerson(tx, await requirePart(tx, id, reporterId), personId)
    await takeTurnsToReport(tx, reporterId)
    if (await hasOpenReport(tx, { reporterId, subjectId })) return
    const about = { messageId: null, subjectId, reporterId, severity: 'medium' as const, reason, now }
    await deps.audit.record(tx, {
      now,
      actorId: reporterId,
      action: 'person.reported',
      subjectType: 'user',
      subjectId,
      data: { case: await openCase(tx, about), conversation: id },
    })
  })
}
