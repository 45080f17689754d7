import type { Deps } from '../../platform/deps.ts'
import { lockAccount } from '../account/entry.ts'
import { deleteFactors, endRemoval, findDueRemovals } from './factor-removal.store.ts'

/** Carries out what was asked for a day ago, unless its owner has objected. */
export async function sweepFactorRemovals(deps: Deps): Promise<void> {
  for (const userId of await findDueRemovals(deps.db, deps.clock.now())) await removeFactors(deps, userId)
}

async function removeFactors(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    // Asked again under the lock: its owner may have objected in the last moment.
    if (!(await endRemoval(tx, { userId, outcome: 'removed', now }))) return
    await deleteFactors(tx, userId)
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'account.factors-removed',
      subjectType: 'user',
      subjectId: userId,
    })
    const about = { userId, at: now.toISOString() }
    await deps.jobs.add(tx, 'notify', { userId, kind: 'two-factor-off', about })
  })
}
