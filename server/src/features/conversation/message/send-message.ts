import type { MessageView } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/conversation/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithinAll } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { messageViewOf, type Reading } from '../conversation.view.ts'
import { LIMITS } from '../limits.ts'
import { moderate } from '../safety/moderate.ts'
import { findByKey, type MessageRow } from './message.store.ts'
import { findSending, type Sending } from './sending.store.ts'
import { viewMessages } from './view-messages.ts'
import { type Draft, writeMessage } from './write-message.ts'

const LATELY = 15 * 60_000
const FEW = 6
const MESSAGES = [LIMITS.messagesInMinute, LIMITS.messagesInHour]

/** Sent twice, it is one message: a sender who got no answer can simply send it again. */
export async function sendMessage(deps: Deps, { userId }: Actor, draft: Draft): Promise<MessageView> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - LATELY)
  const asked = { conversationId: draft.id, senderId: userId, key: draft.key, since, limit: FEW }
  const [sending] = await Promise.all([findSending(deps.db, asked), requireWithinAll(deps, MESSAGES, userId)])
  if (!sending) throw new Refused('not_found')
  return sending.isSaid ? viewEarlier(deps, userId, sending, draft) : sayOnce(deps, userId, sending, draft)
}

async function sayOnce(deps: Deps, senderId: string, sending: Sending, draft: Draft): Promise<MessageView> {
  if (draft.content === '' && draft.fileIds.length === 0)
    throw refusedField('content', (language) => textsIn(language).refusals.empty)
  if (!sending.isOpen) throw new Refused('conversation_closed')
  const held = await moderate(deps, sending, draft.content)
  const said = await deps.db.transaction().execute((tx) => writeMessage(deps, tx, { senderId, draft, held }))
  if (!said) return viewEarlier(deps, senderId, sending, draft)
  const reading = readingOf(senderId, sending)
  const isOwn = [sending.guestId, sending.hostId].includes(senderId)
  return isOwn && draft.fileIds.length === 0
    ? messageViewOf(said, reading, { files: [], cohost: null })
    : viewMessage(deps, said, reading)
}

/** A key names one message for good; another text under it would be lost silently. */
async function viewEarlier(deps: Deps, userId: string, sending: Sending, draft: Draft): Promise<MessageView> {
  const earlier = await findByKey(deps.db, userId, draft.key)
  if (!earlier) throw new Refused('not_found')
  if (earlier.conversationId !== draft.id || earlier.content !== draft.content)
    throw refusedField('key', (language) => textsIn(language).refusals.alreadySaid)
  return viewMessage(deps, earlier, readingOf(userId, sending))
}

function readingOf(readerId: string, { guestId, hostId }: Sending): Reading {
  return { readerId, guestId, hostId }
}

async function viewMessage({ db }: Deps, row: MessageRow, reading: Reading): Promise<MessageView> {
  const [view] = await viewMessages(db, [row], reading)
  if (!view) throw new Refused('not_found')
  return view
}
