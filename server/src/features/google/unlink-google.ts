import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findPasswordHash } from '../session/entry.ts'
import { deleteIdentity } from './google.store.ts'

/** Refused while there is no password: it would be the only way in. Works also where Google is no longer configured. */
export async function unlinkGoogle(deps: Deps, { userId }: Actor): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if ((await findPasswordHash(tx, userId)) === null) throw new Refused('password_missing')
    if (!(await deleteIdentity(tx, userId))) throw new Refused('not_found')
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.google-disconnected',
      subjectType: 'user',
      subjectId: userId,
    })
    await deps.jobs.add(tx, 'notify', {
      userId,
      kind: 'google-disconnected',
      about: { userId, at: now.toISOString() },
    })
  })
  return undefined
}
