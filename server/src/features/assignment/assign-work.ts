import type { Assignee } from '@roomtone/contract/assignment/assignment'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Queue } from '@roomtone/domain/queue/queues'
import { textsIn } from '@roomtone/texts/all/assignment/refusals'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import {
  clearAssignment,
  findAssignee,
  isActingAdmin,
  lockOpenWork,
  writeAssignment,
} from './assignment.store.ts'

type Assigning = { queue: Queue; subjectId: string; assigneeId: string | null; instead: string | null }

export async function assignWork(
  deps: Deps,
  actor: Actor,
  { queue, subjectId, assigneeId, instead }: Assigning,
): Promise<{ assignee: Assignee }> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockOpenWork(tx, queue, subjectId)))
      throw new Refused('no_longer_possible', { detail: (language) => textsIn(language).refusals.decided })
    const before = await findAssignee(tx, queue, subjectId)
    if ((before?.id ?? null) !== instead)
      throw new Refused('stale', { detail: (language) => takenWords(before, language) })
    if (assigneeId !== null && !(await isActingAdmin(tx, assigneeId)))
      throw refusedField('assigneeId', (language) => textsIn(language).refusals.adminOnly)
    if (assigneeId === null) await clearAssignment(tx, queue, subjectId)
    else await writeAssignment(tx, { queue, subjectId, assigneeId, by: actor.userId, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: assigneeId === null ? 'work.released' : 'work.assigned',
      subjectType: queue,
      subjectId,
      data: { from: before?.id ?? null, to: assigneeId },
    })
    return { assignee: await findAssignee(tx, queue, subjectId) }
  })
}

function takenWords(holder: Assignee, language: Language): string {
  const { taken, released } = textsIn(language).refusals
  return holder ? taken({ name: holder.name }) : released
}
