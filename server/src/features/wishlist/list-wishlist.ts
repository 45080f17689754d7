import type { WishlistItem } from '@roomtone/contract/wishlist/list-wishlist'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { findCards } from '../search/entry.ts'
import { findWishlistPage } from './wishlist.store.ts'

type Query = { cursor?: string | undefined; limit: number }

export async function listWishlist({ db }: Deps, { userId }: Actor, { cursor, limit }: Query) {
  const rows = await findWishlistPage(db, { userId, after: readTimeCursor(cursor), limit })
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.savedAt.toISOString(), row.id])
  const found = await findCards(
    db,
    page.map((row) => row.propertyId),
  )
  const cards = new Map(found.map((card) => [card.id, card]))
  const items: WishlistItem[] = page.flatMap((row) => {
    const property = cards.get(row.propertyId)
    return property
      ? [{ id: row.id, savedAt: row.savedAt.toISOString(), property, isAvailable: row.onOffer !== null }]
      : []
  })
  return { items, nextCursor }
}
