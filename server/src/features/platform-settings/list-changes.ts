import type { SettingChange } from '@roomtone/contract/platform-settings/settings'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countChanges, findChangesPage } from './platform-settings.store.ts'

type Query = { name?: string | undefined; cursor?: string | undefined; limit: number }

export async function listChanges(deps: Deps, { name, cursor, limit }: Query) {
  const [rows, total] = await Promise.all([
    findChangesPage(deps.db, { name, after: readTimeCursor(cursor), limit }),
    countChanges(deps.db, name),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.changedAt.toISOString(), row.id])
  return {
    items: page.map(
      (row): SettingChange => ({
        id: row.id,
        name: row.name,
        version: row.version,
        before: row.before,
        after: row.after,
        reason: row.reason,
        changedBy: row.changedBy,
        changedAt: row.changedAt.toISOString(),
      }),
    ),
    nextCursor,
    total,
  }
}
