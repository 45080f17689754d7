import type { Session } from '@roomtone/contract/account/session'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { openImpersonation } from '../session/entry.ts'
import { LIMITS } from './limits.ts'
import { findPerson } from './people.store.ts'

type Asked = { subjectId: string; reason: string; caller: Caller }

/** Through the person's eyes, for a quarter of an hour. Why is kept for them: it comes with a copy of their data. */
export async function impersonate(
  deps: Deps,
  actor: Actor,
  { subjectId, reason, caller }: Asked,
): Promise<Session> {
  await requireWithin(deps, LIMITS.impersonationsOfAdmin, actor.userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, subjectId)
    if (!person) throw new Refused('not_found')
    const verdict = can(actor, 'account.impersonate', { subjectId, subjectRoles: person.roles })
    if (!verdict.ok) throw new Refused(verdict.reason)
    // No one can sign in as a suspended person; there is nothing to see as them.
    if (person.suspendedAt) throw new Refused('account_suspended')
    const { session, sessionId } = await openImpersonation(deps, tx, {
      userId: subjectId,
      adminId: actor.userId,
      caller,
      now,
    })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'impersonation.started',
      subjectType: 'user',
      subjectId,
      data: { session: sessionId },
      personal: { subjectId, fields: { reason } },
    })
    return session
  })
}
