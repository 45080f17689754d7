import type { Deps } from '../../platform/deps.ts'
import { readNumberCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import type { Counts } from './count-each.ts'
import { countErasures, type ErasureRow, findErasures } from './erasure.store.ts'

export async function listErasures(
  { db }: Deps,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const before = readNumberCursor(cursor)
  const [rows, total] = await Promise.all([findErasures(db, { before, limit }), countErasures(db)])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id])
  return { items: page.map(erasureView), nextCursor, total }
}

function erasureView(row: ErasureRow) {
  return {
    id: String(row.id),
    rule: row.rule,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    what: Object.entries(row.what as Counts).map(([name, count]) => ({ name, count })),
    erasedAt: row.erasedAt.toISOString(),
  }
}
