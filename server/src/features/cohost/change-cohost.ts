import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import type { Actor } from '@roomtone/domain/access/actor'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { hideCalendarFrom } from './change-calendar-address.ts'
import { lockGiven, updateRights } from './cohost.store.ts'
import { listCohosts } from './list-cohosts.ts'
import { notifyAccess } from './notify-access.ts'

export async function changeCohost(
  deps: Deps,
  actor: Actor,
  { id, rights }: { id: string; rights: CohostRight[] },
): Promise<SharedAccess> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockGiven(tx, actor.userId, id)
    if (!row) throw new Refused('not_found')
    if (row.rights.join() !== rights.join()) {
      const had = row.messagesSince ?? (row.rights.includes('messages') ? row.acceptedAt : null)
      const since = rights.includes('messages') && row.userId !== null ? (had ?? now) : null
      await updateRights(tx, id, { rights, since })
      await notifyAccess(deps, tx, { ...row, rights }, now)
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'cohost.rights-changed',
        subjectType: 'property',
        subjectId: row.propertyId,
        data: { cohostId: id, from: row.rights.join(', '), to: rights.join(', ') },
      })
      if (row.userId !== null && row.rights.includes('calendar') && !rights.includes('calendar'))
        await hideCalendarFrom(deps, tx, { ...row, cohostId: id, actorId: actor.userId, now })
    }
    return listCohosts(deps, tx, actor)
  })
}
