import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { endAllSessions } from '../session/entry.ts'
import { deleteAccess, lockUserByEmail } from './access-list.store.ts'
import { requireActingAdmin } from './require-acting-admin.ts'

/**
 * Removal from the list ends their sessions immediately and refuses sign-in from then on; their listings and
 * requests end as in a suspension. While everyone may come in, it means nothing, and the jobs find no one to
 * act on. One admin always stays: the one who does it.
 */
export async function removeAccess(deps: Deps, actor: Actor, email: string) {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await requireActingAdmin(tx, actor)
    const known = await lockUserByEmail(tx, email)
    if (known === actor.userId) throw new Refused('own_account')
    if (!(await deleteAccess(tx, email))) throw new Refused('not_found')
    // Somebody who was signing up held the place until they were through.
    const userId = known ?? (await lockUserByEmail(tx, email))
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'access-list.removed',
      subjectType: userId ? 'user' : 'access-list',
      subjectId: userId ?? 'address',
      personal: { subjectId: userId ?? actor.userId, fields: { email } },
    })
    if (userId === null) return { sessionsEnded: 0 }
    const ended = await endAllSessions(deps, tx, {
      userId,
      actorId: actor.userId,
      because: 'access_removed',
      now,
    })
    await deps.jobs.add(tx, 'project-listings-of', { userId })
    await deps.jobs.add(tx, 'end-requests-of', { userId, actorId: actor.userId })
    return { sessionsEnded: ended }
  })
}
