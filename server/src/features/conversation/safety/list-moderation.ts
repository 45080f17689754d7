import type { listModeration as listModerationEndpoint } from '@roomtone/contract/conversation/safety'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countCases, findCasePage } from './moderation-case.store.ts'
import { caseView } from './moderation-case.view.ts'

type Query = Parsed<typeof listModerationEndpoint>['query']

export async function listModeration(
  deps: Deps,
  actor: Actor,
  { state, q, sort, whose, cursor, limit }: Query,
): Promise<Reply<typeof listModerationEndpoint>> {
  const filter = { state, q, whose, viewerId: actor.userId }
  const [rows, total] = await Promise.all([
    findCasePage(deps.db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countCases(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(caseView), nextCursor, total }
}
