import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { lockGiven, renewInvitation } from './cohost.store.ts'
import { invitationEnds } from './invite-cohost.ts'
import { LIMITS } from './limits.ts'
import { listCohosts } from './list-cohosts.ts'

type Resent = { id: string; language: Language }

export async function resendInvitation(
  deps: Deps,
  actor: Actor,
  { id, language }: Resent,
): Promise<SharedAccess> {
  await requireWithin(deps, LIMITS.invitationsOfPerson, actor.userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockGiven(tx, actor.userId, id)
    if (!row) throw new Refused('not_found')
    if (row.acceptedAt !== null) throw new Refused('no_longer_possible')
    await requireWithin(deps, LIMITS.invitationsToAddress, row.email)
    await renewInvitation(tx, id, { now, expiresAt: invitationEnds(now) })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'cohost.invited',
      subjectType: 'property',
      subjectId: row.propertyId,
      data: { cohostId: id, rights: row.rights.join(', '), again: 1 },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'cohost-invited', about: { ids: id }, language })
    return listCohosts(deps, tx, actor)
  })
}
