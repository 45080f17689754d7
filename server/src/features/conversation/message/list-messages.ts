import type { listMessages as listMessagesEndpoint } from '@roomtone/contract/conversation/conversations'
import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requirePart } from '../require-part.ts'
import { findMessages } from './message.store.ts'
import { viewMessages } from './view-messages.ts'

type Asked = { id: string } & Parsed<typeof listMessagesEndpoint>['query']

/** `hasMore` speaks of the direction asked for: older ones, or, with `after`, newer ones. */
export async function listMessages(
  { db }: Deps,
  { userId }: Actor,
  { id, before, after, limit }: Asked,
): Promise<Reply<typeof listMessagesEndpoint>> {
  const { guestId, hostId } = await requirePart(db, id, userId)
  const about = { conversationId: id, readerId: userId }
  const { rows, hasMore } = await findMessages(db, about, { before, after, limit })
  return { items: await viewMessages(db, rows, { readerId: userId, guestId, hostId }), hasMore }
}
