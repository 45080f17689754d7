import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { listReviews as listReviewsEndpoint } from '@roomtone/contract/review/admin-reviews'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { adminView } from './review.view.ts'
import { countAdminReviews, findAdminReviewPage } from './review-list.store.ts'

type Endpoint = typeof listReviewsEndpoint

export async function listAdminReviews(
  { db }: Deps,
  { q, show, rating, cursor, limit }: Parsed<Endpoint>['query'],
): Promise<Reply<Endpoint>> {
  const filter = { q, show, rating }
  const [rows, total] = await Promise.all([
    findAdminReviewPage(db, filter, { after: readTimeCursor(cursor), limit }),
    countAdminReviews(db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(adminView), nextCursor, total }
}
