import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { countUnreadConversations } from './conversation.store.ts'

export async function countUnread({ db }: Deps, { userId }: Actor): Promise<{ guest: number; host: number }> {
  const { guest, host } = await countUnreadConversations(db, userId)
  return { guest, host }
}
