import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countHolds, findHolds, type HoldState } from './legal-hold.store.ts'
import { holdView } from './legal-hold.view.ts'

type Query = { state?: HoldState | undefined; cursor?: string | undefined; limit: number }

export async function listHolds({ db }: Deps, { state, cursor, limit }: Query) {
  const after = readTimeCursor(cursor)
  const [rows, total] = await Promise.all([findHolds(db, { state, after, limit }), countHolds(db, state)])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.placedAt.toISOString(), row.id])
  return { items: page.map(holdView), nextCursor, total }
}
