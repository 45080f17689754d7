import type { ConversationCard } from '@roomtone/contract/conversation/conversation'
import type { Handle } from '../../platform/db/database.ts'
import { findPhotos } from '../photo/entry.ts'
import { findCardRows } from './conversation.store.ts'
import { conversationCardOf } from './conversation.view.ts'

/** In the order asked; what is no conversation of this person's is left out. */
export async function viewConversationCards(
  handle: Handle,
  userId: string,
  ids: string[],
): Promise<ConversationCard[]> {
  if (ids.length === 0) return []
  const rows = await findCardRows(handle, ids, userId)
  const covers = await findPhotos(handle, [...new Set(rows.flatMap(({ coverId }) => coverId ?? []))])
  const coverOf = new Map(covers.map((photo) => [photo.id, photo]))
  const cards = new Map<string, ConversationCard>()
  for (const row of rows) {
    const cover = coverOf.get(row.coverId ?? '')
    if (cover) cards.set(row.id, conversationCardOf(row, cover))
  }
  return ids.flatMap((id) => cards.get(id) ?? [])
}
