import type { Reply } from '@roomtone/contract/endpoint'
import type { listVerifications as listVerificationsEndpoint } from '@roomtone/contract/verification/list-verifications'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor, writeCursor } from '../../platform/http/cursor.ts'
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
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await viewReviews(deps, deps.db, page),
    nextCursor: rows.length > limit && last ? writeCursor([last.submittedAt.toISOString(), last.id]) : null,
    total,
  }
}
