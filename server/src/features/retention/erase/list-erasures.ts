import type { Parsed } from '@roomtone/contract/endpoint'
import type { listErasures as listErasuresEndpoint } from '@roomtone/contract/retention/retention'
import type { Deps } from '../../../platform/deps.ts'
import { readNumberCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countErasures, type ErasureRow, findErasures } from './erasure.store.ts'

export async function listErasures(
  { db }: Deps,
  { rule, subject, sort, cursor, limit }: Parsed<typeof listErasuresEndpoint>['query'],
) {
  const filter = { rule, subject }
  const [rows, total] = await Promise.all([
    findErasures(db, filter, { sort, after: readNumberCursor(cursor), limit }),
    countErasures(db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id])
  return { items: page.map(erasureView), nextCursor, total }
}

function erasureView(row: ErasureRow) {
  return {
    id: String(row.id),
    rule: row.rule,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    what: Object.entries(row.what).map(([name, count]) => ({ name, count })),
    erasedAt: row.erasedAt.toISOString(),
  }
}
