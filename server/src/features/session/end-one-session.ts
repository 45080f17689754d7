import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { endSessionOf } from './device/device.store.ts'

export async function endOneSession(deps: Deps, actor: Actor, sessionId: string): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const ended = await endSessionOf(tx, { userId: actor.userId, sessionId, because: 'revoked', now })
    if (!ended) throw new Refused('not_found')
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'session.ended',
      subjectType: 'user',
      subjectId: actor.userId,
      data: { because: 'revoked', session: sessionId },
    })
  })
  return undefined
}
