import type { sendMessage } from '@roomtone/contract/conversation/conversations'
import type { Parsed } from '@roomtone/contract/endpoint'
import { messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { addMailJob } from './add-mail-job.ts'
import { type LockedPart, lockPart } from './conversation.store.ts'
import { demandOpen } from './demand-part.ts'
import type { MessageRow } from './message.store.ts'
import { attachFiles } from './message-file.store.ts'
import type { Held } from './moderate.ts'
import { openCase } from './moderation-case.store.ts'
import { insertDelivered, insertHeld } from './sending.store.ts'

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
  const now = laterOf(deps.clock.now(), part.updatedAt)
  const { content, key, fileIds } = draft
  const { id: conversationId, otherId } = part
  const told = { conversationId, senderId, otherId, content, createdAt: now, key }
  const message = held
    ? await holdBack(tx, { ...told, flagReason: held.reason }, held)
    : await deliver(deps, tx, { ...told, flagReason: null }, part)
  if (!message) {
    await demandOpen(tx, senderId, part) // Judging takes a moment; a block in between counts.
    return undefined
  }
  if (fileIds.length > 0) await sendFiles(tx, message, fileIds)
  const listeners = held ? [senderId] : [senderId, otherId]
  await deps.live.tell(tx, listeners, { kind: 'message', conversationId, seq: message.seq }, now)
  return message
}

type NewMessage = Parameters<typeof insertHeld>[1]

async function holdBack(tx: Tx, message: NewMessage, { severity, reason }: Held) {
  const said = await insertHeld(tx, message)
  if (!said) return undefined
  await openCase(tx, {
    messageId: said.id,
    subjectId: said.senderId,
    reporterId: null,
    severity,
    reason,
    now: said.createdAt,
  })
  return said
}

/** A busy thread finds a mail on its way and adds no job. */
async function deliver(deps: Deps, tx: Tx, message: NewMessage, { mailedAt, otherReadAt }: LockedPart) {
  const hasReadSince = mailedAt !== null && otherReadAt !== null && otherReadAt > mailedAt
  const dueAt = messageMailDueAt(mailedAt && { at: mailedAt, hasReadSince }, message.createdAt)
  const said = await insertDelivered(tx, message, dueAt)
  if (said?.isMailNew) await addMailJob(deps, tx, message.otherId, dueAt)
  return said?.message
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
