import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'

/** Pressed twice, it runs once. */
const KEY = 'apply-retention'

export async function runRetention(deps: Deps, actor: Actor): Promise<undefined> {
  await requireWithin(deps, LIMITS.runsOfAdmin, actor.userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'retention.started',
      subjectType: 'retention',
      subjectId: 'all',
    })
    await deps.jobs.add(tx, 'apply-retention', {}, { key: KEY })
  })
}
