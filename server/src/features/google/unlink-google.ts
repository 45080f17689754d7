import type { OwnProof } from '@roomtone/contract/security/proof'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandCode } from '../second-factor/entry.ts'
import { provePassword } from '../session/entry.ts'
import { deleteIdentity } from './google.store.ts'

/** Refused while there is no password: it would be the only way in. Works also where Google is no longer configured. */
export async function unlinkGoogle(
  deps: Deps,
  actor: Actor,
  { password, code }: OwnProof,
): Promise<undefined> {
  const { userId, sessionId } = actor
  await provePassword(deps, actor, password)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await demandCode(deps, tx, { userId, code, by: { sessionId }, now })
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
