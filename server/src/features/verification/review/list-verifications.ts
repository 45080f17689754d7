import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { listVerifications as listVerificationsEndpoint } from '@roomtone/contract/verification/list-verifications'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countReviews, findReviewPage } from './review.store.ts'
import { viewReviews } from './review.view.ts'

type Query = Parsed<typeof listVerificationsEndpoint>['query']

export async function listVerifications(
  deps: Deps,
  actor: Actor,
  { status, q, sort, whose, cursor, limit }: Query,
): Promise<Reply<typeof listVerificationsEndpoint>> {
  const filter = { status, q, whose, viewerId: actor.userId }
  const [rows, total] = await Promise.all([
    findReviewPage(deps.db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countReviews(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.submittedAt.toISOString(), row.id])
  return {
    items: await viewReviews(deps, deps.db, page),
    nextCursor,
    total,
  }
}
