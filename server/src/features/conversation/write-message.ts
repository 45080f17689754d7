import type { sendMessage } from '@roomtone/contract/conversation/conversations'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { lockPart, touchConversation } from './conversation.store.ts'
import { demandOpen } from './demand-part.ts'
import { insertMessage, type MessageRow } from './message.store.ts'
import { attachFiles } from './message-file.store.ts'
import type { Held } from './moderate.ts'
import { openCase } from './moderation-case.store.ts'

export type Draft = { id: string } & Parsed<typeof sendMessage>['body']
type Saying = { senderId: string; draft: Draft; held: Held | null }

/** Undefined: the same message has arrived by another way meanwhile. */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  { senderId, draft, held }: Saying,
): Promise<MessageRow | undefined> {
  const part = await lockPart(tx, draft.id, senderId)
  if (!part) throw new Refused('not_found')
  await demandOpen(tx, senderId, part) // Judging takes a moment; a block in between counts.
  const now = laterOf(deps.clock.now(), part.updatedAt)
  const message = await insertMessage(tx, {
    conversationId: part.id,
    senderId,
    content: draft.content,
    createdAt: now,
    key: draft.key,
    flagReason: held ? held.reason : null,
  })
  if (!message) return undefined
  await sendFiles(tx, message, draft.fileIds)
  if (held) {
    const { severity, reason } = held
    await openCase(tx, {
      messageId: message.id,
      subjectId: senderId,
      reporterId: null,
      severity,
      reason,
      now,
    })
  } else await touchConversation(tx, part.id, now)
  const listeners = held ? [senderId] : [senderId, part.otherId]
  await deps.live.tell(tx, listeners, { kind: 'message', conversationId: part.id, seq: message.seq }, now)
  return message
}

/** Under the lock, so that no clock of another process puts an answer before its question. */
function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}

async function sendFiles(tx: Tx, { id, conversationId, senderId }: MessageRow, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const sent = await attachFiles(tx, { messageId: id, conversationId, ownerId: senderId, ids: wanted })
  if (sent.length !== wanted.length)
    throw refusedField('fileIds', 'A file is no longer there. Please add it again.')
}
