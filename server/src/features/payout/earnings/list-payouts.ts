import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countPayouts, findPayoutPage, type Shown } from './earnings.store.ts'
import { payoutView } from './payout.view.ts'

type Query = { show: Shown; cursor?: string | undefined; limit: number }

export async function listPayouts({ db }: Deps, actor: Actor, { show, cursor, limit }: Query) {
  const hostId = actor.userId
  const [rows, total] = await Promise.all([
    findPayoutPage(db, { hostId, show, after: readTimeCursor(cursor), limit }),
    countPayouts(db, hostId, show),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.at.toISOString(), row.id])
  return { items: page.map(payoutView), nextCursor, total }
}
