import type {
  AdminBookingCard,
  listAdminBookings as listAdminBookingsEndpoint,
} from '@roomtone/contract/booking/admin-bookings'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { BookingState } from '@roomtone/domain/booking/process'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countAll, findAdminPage } from '../read/booking-list.store.ts'
import { viewCards } from '../read/view-cards.ts'

type Query = {
  q: string
  state?: BookingState | undefined
  payout?: 'stuck' | undefined
  sort: TimeSort
  cursor?: string | undefined
  limit: number
}

export async function listAdminBookings(
  deps: Deps,
  actor: Actor,
  { q, state, payout, sort, cursor, limit }: Query,
): Promise<Reply<typeof listAdminBookingsEndpoint>> {
  const filter = { q, state, payout, now: deps.clock.now() }
  const [rows, total] = await Promise.all([
    findAdminPage(deps.db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countAll(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
  const cards = await viewCards(
    deps,
    deps.db,
    actor,
    page.map(({ id }) => id),
  )
  const byId = new Map(page.map((row) => [row.id, row]))
  const items = cards.flatMap((card): AdminBookingCard[] => {
    const row = byId.get(card.id)
    if (!row) return []
    const { guestEmail, hostEmail, captured, credit, refunded } = row
    return [{ ...card, guestEmail, hostEmail, captured, credit, refunded }]
  })
  return { items, nextCursor, total }
}
