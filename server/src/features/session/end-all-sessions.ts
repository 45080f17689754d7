import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { endOtherSessions } from './device/device.store.ts'
import { endImpersonationsOf } from './impersonation.store.ts'
import { recordImpersonationEnded } from './impersonation.ts'
import { type EndReason, endSessionsOfUser } from './session.store.ts'

/** Signs a person out everywhere, or everywhere but here; the caller's transaction says why. */
export async function endAllSessions(
  deps: Deps,
  tx: Tx,
  options: { userId: string; actorId: string | null; because: EndReason; now: Date; exceptSession?: string },
): Promise<number> {
  const { userId, actorId, because, now, exceptSession } = options
  const ended = exceptSession
    ? await endOtherSessions(tx, { userId, sessionId: exceptSession, because, now })
    : await endSessionsOfUser(tx, userId, because, now)
  for (const look of await endImpersonationsOf(tx, userId, now))
    await recordImpersonationEnded(deps, tx, { ...look, adminId: userId, because: 'stopped', now })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'session.all-ended',
    subjectType: 'user',
    subjectId: userId,
    data: { because, ended },
  })
  return ended
}
