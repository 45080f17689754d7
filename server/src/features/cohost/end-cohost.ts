import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import type { Actor } from '@roomtone/domain/access/actor'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { hideCalendarFrom } from './change-calendar-address.ts'
import { endAccess, lockGiven, lockReceived } from './cohost.store.ts'
import { listCohosts } from './list-cohosts.ts'
import { notifyAccess } from './notify-access.ts'

/** The host takes it back, or the co-host leaves; the other one is told. */
export async function endCohost(deps: Deps, actor: Actor, id: string): Promise<SharedAccess> {
  return deps.db.transaction().execute(async (tx) => {
    const { propertyId, hostId, helperId, rights, tell, by } = await findEnding(tx, actor, id)
    // Behind the lock: what was still done with the right, while this waited, was done before it ended.
    const now = deps.clock.now()
    await endAccess(tx, id, actor.userId, now)
    await notifyAccess(deps, tx, { userId: helperId, propertyId, rights: [] }, now)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'cohost.ended',
      subjectType: 'property',
      subjectId: propertyId,
      data: { cohostId: id, by },
    })
    if (helperId !== null && rights.includes('calendar'))
      await hideCalendarFrom(deps, tx, { propertyId, hostId, cohostId: id, actorId: actor.userId, now })
    // An invitation that was never taken ends silently.
    if (tell !== null)
      await deps.jobs.add(tx, 'notify', { userId: tell, kind: 'cohost-ended', about: { cohostId: id } })
    return listCohosts(deps, tx, actor)
  })
}

type Ending = {
  propertyId: string
  hostId: string
  helperId: string | null
  rights: readonly CohostRight[]
  tell: string | null
  by: 'host' | 'cohost'
}

async function findEnding(tx: Tx, { userId }: Actor, id: string): Promise<Ending> {
  const given = await lockGiven(tx, userId, id)
  if (given) return { ...given, helperId: given.userId, tell: given.userId, by: 'host' }
  const received = await lockReceived(tx, userId, id)
  if (!received) throw new Refused('not_found')
  return { ...received, helperId: userId, tell: received.hostId, by: 'cohost' }
}
