import type { listApplications as listApplicationsEndpoint } from '@roomtone/contract/application/list-applications'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { viewApplications } from './application.view.ts'
import { countApplications, countFound, findApplicationPage } from './application-review.store.ts'

type Query = Parsed<typeof listApplicationsEndpoint>['query']

export async function listApplications(
  deps: Deps,
  actor: Actor,
  { status, q, sort, whose, cursor, limit }: Query,
): Promise<Reply<typeof listApplicationsEndpoint>> {
  const { db } = deps
  const filter = { status, q, whose, viewerId: actor.userId }
  const [rows, total, counts] = await Promise.all([
    findApplicationPage(db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countFound(db, filter),
    countApplications(db),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.submitted_at.toISOString(), row.id])
  return { items: await viewApplications(deps, db, page), nextCursor, total, counts }
}
