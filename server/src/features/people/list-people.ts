import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor, writeCursor } from '../../platform/http/cursor.ts'
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
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map(personView),
    nextCursor:
      rows.length > query.limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
    total,
  }
}
