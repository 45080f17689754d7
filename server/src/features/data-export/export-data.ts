import { exportEndsAt } from '@roomtone/domain/account/data-export'
import type { Deps } from '../../platform/deps.ts'
import { findAskedExport, markFailed, markReady } from './data-export.store.ts'
import { fileKeyOf } from './sealed-parts.ts'
import { writeExport } from './write-export.ts'

/** Run again after a crash it writes the same parts once more; ready it becomes once. */
export async function exportData(deps: Deps, exportId: string): Promise<void> {
  const asked = await findAskedExport(deps.db, exportId)
  if (!asked) return
  if (asked.closedAt) return markFailed(deps.db, exportId)
  const { userId, email, language } = asked
  const size = await writeExport(deps, { exportId, userId, email, language })
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const until = exportEndsAt(now)
    if (!(await markReady(tx, { id: exportId, fileKey: fileKeyOf(exportId), size, now, until }))) return
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'data.exported',
      subjectType: 'user',
      subjectId: userId,
      data: { export: exportId, bytes: size },
    })
    await deps.jobs.add(tx, 'notify', { userId, kind: 'data-ready', about: { exportId } })
  })
}
