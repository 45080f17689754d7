import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { viewCards } from '../booking/entry.ts'
import { seeEachOthersReceipts } from '../privacy/entry.ts'
import { findLiveliestBooking, findWhyClosed } from './conversation.store.ts'
import { conversationViewOf } from './conversation.view.ts'
import { demandPart } from './demand-part.ts'
import { findReads } from './message.store.ts'
import { viewConversationCards } from './view-conversation-cards.ts'

export async function viewConversation(
  deps: Deps,
  handle: Handle,
  actor: Actor,
  id: string,
): Promise<ConversationView> {
  const { userId } = actor
  const part = await demandPart(handle, id, userId)
  const [card] = await viewConversationCards(handle, userId, [id])
  if (!card) throw new Refused('not_found')
  const bookingId = await findLiveliestBooking(handle, part, deps.clock.now())
  const [booking] = bookingId === null ? [] : await viewCards(deps, handle, actor, [bookingId])
  const reads = await findReads(handle, id)
  return conversationViewOf(card, {
    booking: booking ?? null,
    otherReadSeq: (await seeEachOthersReceipts(handle, userId, part.otherId))
      ? (reads.get(part.otherId) ?? 0)
      : 0,
    ownReadSeq: reads.get(userId) ?? 0,
    closedBecause: await findWhyClosed(handle, userId, part.otherId),
  })
}
