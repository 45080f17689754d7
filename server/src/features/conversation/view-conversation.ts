import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { haveConfirmedBooking, viewCards } from '../booking/entry.ts'
import { findReceiptsSeenBy } from '../privacy/entry.ts'
import { findLiveliestBooking } from './conversation.store.ts'
import { conversationViewOf } from './conversation.view.ts'
import { findReads } from './message/message.store.ts'
import { findCohostsOf, findWhyClosed, type Part } from './part.store.ts'
import { requirePart } from './require-part.ts'
import { viewConversationCards } from './view-conversation-cards.ts'

export async function viewConversation(
  deps: Deps,
  handle: Handle,
  actor: Actor,
  id: string,
): Promise<ConversationView> {
  const { userId } = actor
  const part = await requirePart(handle, id, userId)
  const [card] = await viewConversationCards(handle, userId, [id])
  if (!card) throw new Refused('not_found')
  const bookingId = await findLiveliestBooking(handle, part, deps.clock.now())
  const [booking] = bookingId === null ? [] : await viewCards(deps, handle, actor, [bookingId])
  const reads = await findReads(handle, id)
  return conversationViewOf(card, {
    booking: booking ?? null,
    otherReadSeq: await findOtherRead(handle, userId, part, reads),
    ownReadSeq: reads.get(userId) ?? 0,
    closedBecause: await findWhyClosed(handle, userId, part),
    areContactsOpen: await haveConfirmedBooking(handle, part.guestId, part.hostId),
    cohosts: part.role === 'guest' ? await findCohostsOf(handle, part) : [],
  })
}

/** As far as anyone of the other side has read who lets the reader know. */
async function findOtherRead(
  handle: Handle,
  userId: string,
  { role, guestId }: Part,
  reads: Map<string, number>,
): Promise<number> {
  const others = role === 'guest' ? [...reads.keys()].filter((id) => id !== guestId) : [guestId]
  const seen = await findReceiptsSeenBy(handle, userId, others)
  return Math.max(0, ...seen.map((id) => reads.get(id) ?? 0))
}
