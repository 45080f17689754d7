import type { Deps } from '../../platform/deps.ts'
import { findOverdue, markOver } from './data-export.store.ts'
import { deleteParts } from './sealed-parts.ts'

const DAY = 86_400_000

/** Files first: a crash in between leaves a row to sweep again, never a file that nobody knows of. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { id, state } of await findOverdue(deps.db, { now, givenUp: new Date(now.getTime() - DAY) })) {
    await deleteParts(deps, id)
    await deps.db.transaction().execute(async (tx) => {
      await markOver(tx, id, state === 'asked' ? 'failed' : 'expired')
      await deps.audit.record(tx, {
        now,
        actorId: null,
        action: state === 'asked' ? 'data.failed' : 'data.expired',
        subjectType: 'data_export',
        subjectId: id,
      })
    })
  }
}
