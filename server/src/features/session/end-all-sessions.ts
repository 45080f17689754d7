import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type EndReason, endSessionsOfUser } from './session.store.ts'

/** Signs a person out everywhere; the caller's transaction says why. */
export async function endAllSessions(
  deps: Deps,
  tx: Tx,
  options: { userId: string; actorId: string | null; because: EndReason; now: Date },
): Promise<number> {
  const { userId, actorId, because, now } = options
  const ended = await endSessionsOfUser(tx, userId, because, now)
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
