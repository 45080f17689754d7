import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countPeople, findPeoplePage, type PersonFilter } from './people.store.ts'
import { personView } from './person.view.ts'

type Query = {
  q?: string | undefined
  role?: PersonFilter['role']
  status?: PersonFilter['status']
  cursor?: string | undefined
  limit: number
}

export async function listPeople(deps: Deps, query: Query) {
  const filter = { q: query.q, role: query.role, status: query.status }
  const [rows, total] = await Promise.all([
    findPeoplePage(deps.db, { filter, after: readTimeCursor(query.cursor), limit: query.limit }),
    countPeople(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, query.limit, (row) => [row.createdAt.toISOString(), row.id])
  return {
    items: page.map(personView),
    nextCursor,
    total,
  }
}
