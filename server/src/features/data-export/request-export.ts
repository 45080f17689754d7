import type { DataExport } from '@roomtone/contract/privacy/data-exports'
import type { Actor } from '@roomtone/domain/access/actor'
import { EXPORTS_WITHIN_DAYS, nextExportAt } from '@roomtone/domain/account/data-export'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findAskedSince, hasOpenExport, insertExport, lockAsker } from './data-export.store.ts'
import { exportView } from './data-export.view.ts'

const DAY = 86_400_000

/** One at a time, and three in thirty days. */
export async function requestExport(deps: Deps, { userId }: Actor): Promise<DataExport> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockAsker(tx, userId)
    if (await hasOpenExport(tx, userId)) throw new Refused('export_underway')
    const since = new Date(now.getTime() - EXPORTS_WITHIN_DAYS * DAY)
    if (nextExportAt(await findAskedSince(tx, userId, since), now)) throw new Refused('export_limit')
    const row = await insertExport(tx, userId, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'data.requested',
      subjectType: 'user',
      subjectId: userId,
      data: { export: row.id },
    })
    await deps.jobs.add(tx, 'export-data', { exportId: row.id }, { key: `export:${row.id}` })
    return exportView(row, now)
  })
}
