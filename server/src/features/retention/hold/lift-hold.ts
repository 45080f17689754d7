import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { endHold, findHold, findRemovedFiles } from './legal-hold.store.ts'
import { holdView, type LegalHold } from './legal-hold.view.ts'

export async function liftHold(deps: Deps, actor: Actor, id: string): Promise<LegalHold> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const hold = await findHold(tx, id)
    if (!hold) throw new Refused('not_found')
    if (!(await endHold(tx, { id, liftedBy: actor.userId, now }))) throw new Refused('no_longer_possible')
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'hold.lifted',
      subjectType: hold.subjectType,
      subjectId: hold.subjectId,
      data: { hold: id },
    })
    // Files that people removed meanwhile go now, unless another hold keeps them.
    const removed = await findRemovedFiles(tx, hold.subjectType, hold.subjectId)
    await deps.jobs.addMany(
      tx,
      'drop-removed-file',
      removed.map((fileId) => ({ fileId })),
    )
    return holdView({ ...hold, liftedAt: now })
  })
}
