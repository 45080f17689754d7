import type { listRefunds as listRefundsEndpoint } from '@roomtone/contract/booking/admin-refunds'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countRefunds, findRefundPage } from './refund-queue.store.ts'
import { refundView } from './refund-queue.view.ts'

type Query = Parsed<typeof listRefundsEndpoint>['query']

export async function listRefunds(
  { db, clock }: Deps,
  actor: Actor,
  { q, show, sort, whose, cursor, limit }: Query,
): Promise<Reply<typeof listRefundsEndpoint>> {
  const filter = { q, show, whose, viewerId: actor.userId, now: clock.now() }
  const [rows, total] = await Promise.all([
    findRefundPage(db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countRefunds(db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(refundView), nextCursor, total }
}
