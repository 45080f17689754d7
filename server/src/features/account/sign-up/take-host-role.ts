import type { Member } from '@roomtone/contract/account/member'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { viewMember } from '../../session/entry.ts'
import { insertRole } from '../account.store.ts'

export async function takeHostRole(deps: Deps, actor: Actor): Promise<Member> {
  const verdict = can(actor, 'account.take-host-role', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (await insertRole(tx, { userId: actor.userId, role: 'host', grantedBy: actor.userId, now })) {
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'role.granted',
        subjectType: 'user',
        subjectId: actor.userId,
        data: { role: 'host' },
      })
    }
    return viewMember(tx, actor.userId)
  })
}
