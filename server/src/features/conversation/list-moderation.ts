import type { listModeration as listModerationEndpoint } from '@roomtone/contract/conversation/safety'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { type CaseFilter, countCases, findCasePage } from './moderation-case.store.ts'
import { caseView } from './moderation-case.view.ts'

type Query = { state: CaseFilter; cursor?: string | undefined; limit: number }

export async function listModeration(
  deps: Deps,
  { state, cursor, limit }: Query,
): Promise<Reply<typeof listModerationEndpoint>> {
  const [rows, total] = await Promise.all([
    findCasePage(deps.db, { state, after: readTimeCursor(cursor), limit }),
    countCases(deps.db, state),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(caseView), nextCursor, total }
}
