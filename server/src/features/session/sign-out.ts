import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { recordImpersonationEnded } from './impersonation.ts'
import { endSession } from './session.store.ts'

export async function signOut(deps: Deps, actor: Actor): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await endSession(tx, actor.sessionId, 'sign_out', now)
    if (actor.impersonatedBy)
      return recordImpersonationEnded(deps, tx, {
        userId: actor.userId,
        adminId: actor.impersonatedBy,
        sessionId: actor.sessionId,
        because: 'stopped',
        now,
      })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'session.ended',
      subjectType: 'user',
      subjectId: actor.userId,
      data: { because: 'sign_out', session: actor.sessionId },
    })
  })
  return undefined
}
