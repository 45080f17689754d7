import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { endAllSessions } from './end-all-sessions.ts'

export async function signOutEverywhere(deps: Deps, actor: Actor): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await endAllSessions(deps, tx, {
      userId: actor.userId,
      actorId: actor.userId,
      because: 'sign_out_everywhere',
      now,
    })
  })
  return undefined
}
