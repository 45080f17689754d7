import { isEmail } from '@roomtone/domain/account/email'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor, writeCursor } from '../../platform/http/cursor.ts'
import { countAccess, findAccessPage } from './access-list.store.ts'

export async function listAccess(
  deps: Deps,
  query: { q?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const cursor = readTimeCursor(query.cursor, isEmail)
  const after = cursor ? { at: cursor.at, email: cursor.id } : null
  const [rows, total] = await Promise.all([
    findAccessPage(deps.db, { q: query.q, after, limit: query.limit }),
    countAccess(deps.db, query.q),
  ])
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => ({
      email: row.email,
      addedAt: row.addedAt.toISOString(),
      source: row.source,
      hasAccount: row.userId !== null,
    })),
    nextCursor:
      rows.length > query.limit && last ? writeCursor([last.addedAt.toISOString(), last.email]) : null,
    total,
  }
}
