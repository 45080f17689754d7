import type { Deps } from '../../platform/deps.ts'
import { notOurs, readTextCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import {
  countPeople,
  findPeoplePage,
  type PersonFilter,
  type PersonRow,
  type PersonSort,
} from './people.store.ts'
import { personView } from './person.view.ts'

type Query = {
  q?: string | undefined
  role?: PersonFilter['role']
  status?: PersonFilter['status']
  verified?: PersonFilter['verified']
  sort: PersonSort
  cursor?: string | undefined
  limit: number
}

export async function listPeople(deps: Deps, { q, role, status, verified, sort, cursor, limit }: Query) {
  const filter = { q, role, status, verified }
  const [rows, total] = await Promise.all([
    findPeoplePage(deps.db, { filter, sort, after: readAfter(cursor, sort), limit }),
    countPeople(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [sort, keyOf(row, sort), row.id])
  return {
    items: page.map(personView),
    nextCursor,
    total,
  }
}

function readAfter(cursor: string | undefined, sort: PersonSort) {
  const after = readTextCursor(cursor, sort)
  if (after && sort !== 'name' && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(after.key)) throw notOurs()
  if (after && sort !== 'name' && Number.isNaN(Date.parse(after.key))) throw notOurs()
  return after
}

function keyOf(row: PersonRow, sort: PersonSort): string {
  if (sort === 'name') return row.nameKey
  if (sort === 'seen') return (row.lastSeenAt ?? new Date(0)).toISOString()
  return row.createdAt.toISOString()
}
