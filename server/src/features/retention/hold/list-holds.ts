import type { Parsed } from '@roomtone/contract/endpoint'
import type { listHolds as listHoldsEndpoint } from '@roomtone/contract/retention/retention'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countHolds, findHolds } from './legal-hold.store.ts'
import { holdView } from './legal-hold.view.ts'

type Query = Parsed<typeof listHoldsEndpoint>['query']

export async function listHolds({ db }: Deps, { state, q, sort, cursor, limit }: Query) {
  const filter = { state, q }
  const [rows, total] = await Promise.all([
    findHolds(db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countHolds(db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.placedAt.toISOString(), row.id])
  return { items: page.map(holdView), nextCursor, total }
}
