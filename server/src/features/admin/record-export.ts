import type { Actor } from '@roomtone/domain/access/actor'
import type { ExportTable } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'

type Export = { table: ExportTable; filters: Record<string, string>; rows: number }

/** What was looked for may be somebody's address, so it is sealed; the key is the admin's own. */
export async function recordExport(
  deps: Deps,
  actor: Actor,
  { table, filters, rows }: Export,
): Promise<undefined> {
  await requireWithin(deps, LIMITS.exportsOfAdmin, actor.userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'table.exported',
      subjectType: 'table',
      subjectId: table,
      data: { rows },
      ...(Object.keys(filters).length === 0
        ? {}
        : { personal: { subjectId: actor.userId, fields: filters } }),
    }),
  )
  return undefined
}
