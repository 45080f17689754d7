import type { Actor } from '@roomtone/domain/access/actor'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { ACCOUNT_LIMITS, findLinkOwner, lockAccount, useLink } from '../account/entry.ts'
import { endRemoval } from './factor-removal.store.ts'

/** With the link in the email that announced it; works without signing in. */
export async function keepFactorsByLink(deps: Deps, token: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, ACCOUNT_LIMITS.linkFromAddress, caller.address)
  const hash = hashToken(token)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'keep_factors')
    if (owner) await lockAccount(tx, owner)
    const link = await useLink(tx, hash, 'keep_factors', now)
    if (!link) throw new Refused('link_invalid')
    await object(deps, tx, link.userId, now)
  })
  return undefined
}

export async function keepFactors(deps: Deps, { userId }: Actor): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await object(deps, tx, userId, now)
  })
  return undefined
}

async function object(deps: Deps, tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await endRemoval(tx, { userId, outcome: 'objected', now }))) throw new Refused('no_longer_possible')
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.factor-removal-objected',
    subjectType: 'user',
    subjectId: userId,
  })
}
