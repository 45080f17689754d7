import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countMatching, type Filter, findEntryPage } from './waitlist.store.ts'

type Query = {
  q?: string | undefined
  show: Filter['show']
  sort: TimeSort
  cursor?: string | undefined
  limit: number
}

export async function listWaitlist(deps: Deps, query: Query) {
  const filter = { q: query.q, show: query.show }
  const [rows, total] = await Promise.all([
    findEntryPage(deps.db, {
      filter,
      sort: query.sort,
      after: readTimeCursor(query.cursor),
      limit: query.limit,
    }),
    countMatching(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, query.limit, (row) => [row.joinedAt.toISOString(), row.id])
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
    nextCursor,
    total,
  }
}
