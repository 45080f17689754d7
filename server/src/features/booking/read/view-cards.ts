import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findPhotos } from '../../photo/entry.ts'
import { cardView, viewerOf } from './booking.view.ts'
import { findReadRows } from './booking-read.store.ts'

/** In the order asked; what this person may not see is left out. */
export async function viewCards(
  deps: Deps,
  handle: Handle,
  actor: Actor,
  ids: string[],
): Promise<BookingCard[]> {
  if (ids.length === 0) return []
  const now = deps.clock.now()
  const rows = await findReadRows(handle, ids, actor)
  const covers = await findPhotos(handle, [...new Set(rows.flatMap(({ coverId }) => coverId ?? []))])
  const coverOf = new Map(covers.map((photo) => [photo.id, photo]))
  const cards = new Map<string, BookingCard>()
  for (const row of rows) {
    const cover = coverOf.get(row.coverId ?? '')
    if (cover) cards.set(row.id, cardView(row, { viewer: viewerOf(row, actor.userId), cover, now }))
  }
  return ids.flatMap((id) => cards.get(id) ?? [])
}
