import { isEmail } from '@roomtone/domain/account/email'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { type AccessFilter, countAccess, findAccessPage } from './access-list.store.ts'

export async function listAccess(
  deps: Deps,
  query: AccessFilter & { sort: TimeSort; cursor?: string | undefined; limit: number },
) {
  const cursor = readTimeCursor(query.cursor, isEmail)
  const after = cursor ? { at: cursor.at, email: cursor.id } : null
  const { q, source, sort, limit } = query
  const [rows, total] = await Promise.all([
    findAccessPage(deps.db, { q, source, sort, after, limit }),
    countAccess(deps.db, { q, source }),
  ])
  const { page, nextCursor } = cutPage(rows, query.limit, (row) => [row.addedAt.toISOString(), row.email])
  return {
    items: page.map((row) => ({
      email: row.email,
      addedAt: row.addedAt.toISOString(),
      source: row.source,
      hasAccount: row.userId !== null,
    })),
    nextCursor,
    total,
  }
}
