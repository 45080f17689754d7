import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countUnreadConversations } from '../conversation.store.ts'

export type UnreadCount = { guest: number; host: number }

export function createCountUnread({ db }: Deps): (userId: string) => Promise<UnreadCount> {
  const count = askTogether(async (userIds: readonly string[]) => {
    const rows = await countUnreadConversations(db, userIds)
    return new Map(rows.map(({ userId, guest, host }) => [userId, { guest, host }]))
  })
  return async (userId) => (await count(userId)) ?? { guest: 0, host: 0 }
}
