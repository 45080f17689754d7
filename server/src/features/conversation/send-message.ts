import type { MessageView } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import type { Part } from './conversation.store.ts'
import { demandOpen, demandPart } from './demand-part.ts'
import { LIMITS } from './limits.ts'
import { findByKey, type MessageRow } from './message.store.ts'
import { moderate } from './moderate.ts'
import { viewMessages } from './view-messages.ts'
import { type Draft, writeMessage } from './write-message.ts'

/** Sent twice, it is one message: whoever heard no answer sends it again without a second thought. */
export async function sendMessage(deps: Deps, { userId }: Actor, draft: Draft): Promise<MessageView> {
  const part = await demandPart(deps.db, draft.id, userId)
  await demandWithin(deps, LIMITS.messagesInMinute, userId)
  await demandWithin(deps, LIMITS.messagesInHour, userId)
  const said = (await findEarlier(deps, userId, draft)) ?? (await sayOnce(deps, userId, part, draft))
  const [view] = await viewMessages(deps.db, [said], userId)
  if (!view) throw new Refused('not_found')
  return view
}

async function sayOnce(deps: Deps, senderId: string, part: Part, draft: Draft): Promise<MessageRow> {
  if (draft.content === '' && draft.fileIds.length === 0)
    throw refusedField('content', 'Please write something first.')
  await demandOpen(deps.db, senderId, part)
  const held = await moderate(deps, senderId, part, draft.content)
  const written = await deps.db
    .transaction()
    .execute((tx) => writeMessage(deps, tx, { senderId, draft, held }))
  const said = written ?? (await findEarlier(deps, senderId, draft))
  if (!said) throw new Refused('not_found')
  return said
}

/** A key names one message for good; another text under it would be lost without a word. */
async function findEarlier(deps: Deps, userId: string, draft: Draft): Promise<MessageRow | undefined> {
  const earlier = await findByKey(deps.db, userId, draft.key)
  if (earlier && (earlier.conversationId !== draft.id || earlier.content !== draft.content))
    throw refusedField('key', 'This message was sent before with other words. Please reload the page.')
  return earlier
}
