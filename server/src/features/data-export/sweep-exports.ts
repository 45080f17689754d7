import type { Deps } from '../../platform/deps.ts'
import { each } from '../../platform/jobs/each.ts'
import { findOverdue, markOver } from './data-export.store.ts'
import { deleteParts } from './sealed-parts.ts'

const DAY = 86_400_000

export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const overdue = await findOverdue(deps.db, { now, givenUp: new Date(now.getTime() - DAY) })
  await each(overdue, (one) => end(deps, one, now), { nameOf: ({ id }) => id })
}

type Overdue = Awaited<ReturnType<typeof findOverdue>>[number]

/** Files first: a crash in between leaves a row to sweep again, never an orphaned file. */
async function end(deps: Deps, { id, state }: Overdue, now: Date): Promise<void> {
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
