import type { Reply } from '@roomtone/contract/endpoint'
import type { listVerifications as listVerificationsEndpoint } from '@roomtone/contract/verification/list-verifications'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countReviews, findReviewPage, type ReviewStatus } from './review.store.ts'
import { viewReviews } from './review.view.ts'

type Query = { status: ReviewStatus; cursor?: string | undefined; limit: number }

export async function listVerifications(
  deps: Deps,
  { status, cursor, limit }: Query,
): Promise<Reply<typeof listVerificationsEndpoint>> {
  const [rows, total] = await Promise.all([
    findReviewPage(deps.db, { status, after: readTimeCursor(cursor), limit }),
    countReviews(deps.db, status),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.submittedAt.toISOString(), row.id])
  return {
    items: await viewReviews(deps, deps.db, page),
    nextCursor,
    total,
  }
}
