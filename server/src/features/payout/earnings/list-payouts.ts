import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { listPayouts as listPayoutsEndpoint } from '@roomtone/contract/payout/payouts'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countExpectedPayouts, findExpectedPayouts } from '../../booking/entry.ts'
import { countSettled, findSettledPage } from './earnings.store.ts'
import { payoutView } from './payout.view.ts'

export async function listPayouts(
  { db }: Deps,
  actor: Actor,
  { show, cursor, limit }: Parsed<typeof listPayoutsEndpoint>['query'],
): Promise<Reply<typeof listPayoutsEndpoint>> {
  const hostId = actor.userId
  const asked = { hostId, after: readTimeCursor(cursor), limit }
  if (show === 'settled') {
    const [rows, total] = await Promise.all([findSettledPage(db, asked), countSettled(db, hostId)])
    const { page, nextCursor } = cutPage(rows, limit, (row) => [row.settledAt.toISOString(), row.id])
    return { items: page.map(payoutView), nextCursor, total }
  }
  const [rows, total] = await Promise.all([
    findExpectedPayouts(db, { ...asked, limit: limit + 1 }),
    countExpectedPayouts(db, hostId),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.dueAt.toISOString(), row.id])
  return { items: page.map(payoutView), nextCursor, total }
}
