import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor, writeCursor } from '../../platform/http/cursor.ts'
import { countMatching, type Filter, findEntryPage } from './waitlist.store.ts'

type Query = { q?: string | undefined; show: Filter['show']; cursor?: string | undefined; limit: number }

export async function listWaitlist(deps: Deps, query: Query) {
  const filter = { q: query.q, show: query.show }
  const [rows, total] = await Promise.all([
    findEntryPage(deps.db, { filter, after: readTimeCursor(query.cursor), limit: query.limit }),
    countMatching(deps.db, filter),
  ])
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => ({
      id: row.id,
      email: row.email,
      fullName: row.fullName,
      userType: row.userType,
      joinedAt: row.joinedAt.toISOString(),
      invitedAt: row.invitedAt?.toISOString() ?? null,
      hasAccount: row.userId !== null,
    })),
    nextCursor:
      rows.length > query.limit && last ? writeCursor([last.joinedAt.toISOString(), last.id]) : null,
    total,
  }
}
