import type { listConversations as listConversationsEndpoint } from '@roomtone/contract/conversation/conversations'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countInbox, findInboxPage } from './conversation.store.ts'
import { viewConversationCards } from './view-conversation-cards.ts'

type Query = Parsed<typeof listConversationsEndpoint>['query']

export async function listConversations(
  { db }: Deps,
  { userId }: Actor,
  { filter, as, q, cursor, limit }: Query,
): Promise<Reply<typeof listConversationsEndpoint>> {
  const wanted = { userId, filter, as, q }
  const [rows, total] = await Promise.all([
    findInboxPage(db, wanted, { after: readTimeCursor(cursor), limit }),
    countInbox(db, wanted),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ at, id }) => [at.toISOString(), id])
  const ids = page.map(({ id }) => id)
  return { items: await viewConversationCards(db, userId, ids), nextCursor, total }
}
