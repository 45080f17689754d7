import type { listApplications as listApplicationsEndpoint } from '@roomtone/contract/application/list-applications'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { viewApplications } from './application.view.ts'
import { type ApplicationStatus, countApplications, findApplicationPage } from './application-review.store.ts'

type Query = { status: ApplicationStatus; cursor?: string | undefined; limit: number }

export async function listApplications(
  { db }: Deps,
  { status, cursor, limit }: Query,
): Promise<Reply<typeof listApplicationsEndpoint>> {
  const [rows, counts] = await Promise.all([
    findApplicationPage(db, { status, after: readTimeCursor(cursor), limit }),
    countApplications(db),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.submitted_at.toISOString(), row.id])
  return { items: await viewApplications(db, page), nextCursor, counts }
}
