import type {
  HostBookingList,
  listHostBookings as listHostBookingsEndpoint,
} from '@roomtone/contract/booking/list-host-bookings'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countHosted, findHostPage } from './booking-list.store.ts'
import { viewCards } from './view-cards.ts'

type Query = {
  show: HostBookingList
  property?: string | undefined
  cursor?: string | undefined
  limit: number
}

export async function listHostBookings(
  deps: Deps,
  actor: Actor,
  { show, property, cursor, limit }: Query,
): Promise<Reply<typeof listHostBookingsEndpoint>> {
  const filter = { userId: actor.userId, show, propertyId: property, now: deps.clock.now() }
  const [rows, total] = await Promise.all([
    findHostPage(deps.db, filter, { after: readTimeCursor(cursor), limit }),
    countHosted(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ at, id }) => [at.toISOString(), id])
  const ids = page.map(({ id }) => id)
  return { items: await viewCards(deps, deps.db, actor, ids), nextCursor, total }
}
