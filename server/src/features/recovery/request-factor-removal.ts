import type { Actor } from '@roomtone/domain/access/actor'
import { factorRemovalAt } from '@roomtone/domain/account/second-factor'
import { textsIn } from '@roomtone/texts/all/recovery/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockAccount } from '../account/entry.ts'
import { hasFactors, insertRemoval } from './factor-removal.store.ts'

/** For an admin who has checked who is asking. How they checked is recorded. */
export async function requestFactorRemoval(
  deps: Deps,
  actor: Actor,
  { subjectId, reason }: { subjectId: string; reason: string },
): Promise<{ takesEffectAt: string }> {
  if (subjectId === actor.userId) throw new Refused('own_account')
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, subjectId))) throw new Refused('not_found')
    return startRemoval(deps, tx, { userId: subjectId, by: { admin: actor.userId, reason } })
  })
}

type Start = { userId: string; by: { admin: string; reason: string } | 'themself' }

/** The caller has locked the account. Its owner is mailed right away, and has a day to object. */
export async function startRemoval(
  deps: Deps,
  tx: Tx,
  { userId, by }: Start,
): Promise<{ takesEffectAt: string }> {
  const now = deps.clock.now()
  if (!(await hasFactors(tx, userId)))
    throw new Refused('no_longer_possible', { detail: (language) => textsIn(language).refusals.noFactor })
  const takesEffectAt = factorRemovalAt(now)
  const requestedBy = by === 'themself' ? null : by.admin
  if (!(await insertRemoval(tx, { userId, requestedBy, now, takesEffectAt })))
    throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.alreadyAsked })
  await deps.audit.record(tx, {
    now,
    actorId: requestedBy ?? userId,
    action: 'account.factor-removal-requested',
    subjectType: 'user',
    subjectId: userId,
    ...(by === 'themself' ? {} : { personal: { subjectId: userId, fields: { reason: by.reason } } }),
  })
  await deps.jobs.add(tx, 'send-mail', { mail: 'factor-removal', about: { userId } })
  return { takesEffectAt: takesEffectAt.toISOString() }
}
