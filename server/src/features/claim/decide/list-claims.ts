import type { AdminClaimCard, listClaims as listClaimsEndpoint } from '@roomtone/contract/claim/admin-claims'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { isReadyToDecide } from '@roomtone/domain/claim/claim-steps'
import type { Deps } from '../../../platform/deps.ts'
import { readOrderCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { claimCardView } from '../claim.view.ts'
import { type AdminClaimRow, countClaims, findClaimPage } from './claim-list.store.ts'

type Query = Parsed<typeof listClaimsEndpoint>['query']

export async function listClaims(
  deps: Deps,
  actor: Actor,
  { q, show, order, whose, cursor, limit }: Query,
): Promise<Reply<typeof listClaimsEndpoint>> {
  const now = deps.clock.now()
  const filter = { q, show, whose, viewerId: actor.userId, now }
  const after = readOrderCursor(cursor, order)
  const [rows, total] = await Promise.all([
    findClaimPage(deps.db, filter, { order, after, limit }),
    countClaims(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ key, id }) => [order, key, id])
  return { items: page.map((row) => cardOf(row, actor.userId, now)), nextCursor, total }
}

function cardOf(row: AdminClaimRow, viewerId: string, now: Date): AdminClaimCard {
  const { booking_id: bookingId, title, production, guestEmail, hostEmail } = row
  return {
    ...claimCardView(row, row.owed, viewerId),
    bookingId,
    title,
    production,
    guestEmail,
    hostEmail,
    assignee: row.assignee,
    isReady: isReadyToDecide({ state: row.state, answerDueAt: row.answer_due_at }, now),
  }
}
