import type { listTrips as listTripsEndpoint } from '@roomtone/contract/booking/list-trips'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countTrips, findTripPage } from './booking-list.store.ts'
import { viewCards } from './view-cards.ts'

type Query = { when: 'upcoming' | 'past'; cursor?: string | undefined; limit: number }

export async function listTrips(
  deps: Deps,
  actor: Actor,
  { when, cursor, limit }: Query,
): Promise<Reply<typeof listTripsEndpoint>> {
  const filter = { guestId: actor.userId, when, now: deps.clock.now() }
  const [rows, total] = await Promise.all([
    findTripPage(deps.db, filter, { after: readTimeCursor(cursor), limit }),
    countTrips(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ at, id }) => [at.toISOString(), id])
  const ids = page.map(({ id }) => id)
  return { items: await viewCards(deps, deps.db, actor, ids), nextCursor, total }
}
