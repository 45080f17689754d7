import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { textsIn } from '@roomtone/texts/all/people/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { endAllSessions } from '../session/entry.ts'
import { LIMITS } from './limits.ts'
import { findPerson } from './people.store.ts'
import { findFacts } from './person-detail.store.ts'

export async function endSessionsOf(
  deps: Deps,
  actor: Actor,
  { subjectId, reason }: { subjectId: string; reason: string },
): Promise<{ ended: number }> {
  const now = deps.clock.now()
  const verdict = can(actor, 'account.suspend', { subjectId })
  if (!verdict.ok) throw new Refused(verdict.reason)
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findPerson(tx, subjectId))) throw new Refused('not_found')
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'account.signed-out',
      subjectType: 'user',
      subjectId,
      personal: { subjectId, fields: { reason } },
    })
    const ended = await endAllSessions(deps, tx, {
      userId: subjectId,
      actorId: actor.userId,
      because: 'revoked',
      now,
    })
    return { ended }
  })
}

export async function resendConfirmationTo(deps: Deps, actor: Actor, subjectId: string): Promise<undefined> {
  const now = deps.clock.now()
  const facts = await findFacts(deps.db, subjectId)
  if (!facts) throw new Refused('not_found')
  if (facts.emailConfirmedAt)
    throw new Refused('no_longer_possible', {
      detail: (language) => textsIn(language).refusals.alreadyConfirmed,
    })
  await requireWithin(deps, LIMITS.confirmationsOfPerson, subjectId)
  await deps.db.transaction().execute(async (tx) => {
    await deps.jobs.add(tx, 'send-mail', { mail: 'confirm-email', about: { userId: subjectId } })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'account.confirmation-resent',
      subjectType: 'user',
      subjectId,
    })
  })
  return undefined
}
