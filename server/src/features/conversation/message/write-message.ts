import type { sendMessage } from '@roomtone/contract/conversation/conversations'
import type { Parsed } from '@roomtone/contract/endpoint'
import { messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import { textsIn } from '@roomtone/texts/all/conversation/refusals'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { holdRight } from '../../cohost/entry.ts'
import { attachFiles } from '../file/message-file.store.ts'
import { addMailJob } from '../mail/add-mail-job.ts'
import { type LockedPart, lockPart } from '../part.store.ts'
import { requireOpen } from '../require-part.ts'
import type { Held } from '../safety/moderate.ts'
import { openCase } from '../safety/moderation-case.store.ts'
import type { MessageRow } from './message.store.ts'
import { findMarks, insertDelivered, insertHeld, type Marks, type Order } from './sending.store.ts'

export type Draft = { id: string } & Parsed<typeof sendMessage>['body']
type Saying = { senderId: string; draft: Draft; held: Held | null }

/** Undefined: the same message has meanwhile arrived another way. */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  { senderId, draft, held }: Saying,
): Promise<MessageRow | undefined> {
  const part = await lockPart(tx, draft.id, senderId)
  if (!part || (part.isCohost && !(await holdRight(tx, senderId, part.propertyId, 'messages'))))
    throw new Refused('not_found')
  const now = laterOf(deps.clock.now(), part.updatedAt)
  const { content, key, fileIds } = draft
  const { id: conversationId, guestId, hostId, isCohost, helpers } = part
  const told = { conversationId, senderId, guestId, hostId, isCohost, content, createdAt: now, key }
  const message = held
    ? await holdBack(tx, { ...told, flagReason: held.reason }, held)
    : await deliver(deps, tx, { ...told, flagReason: null }, part)
  if (!message) {
    await requireOpen(tx, senderId, part) // Judging takes a moment; a block in between counts.
    return undefined
  }
  if (fileIds.length > 0) await sendFiles(tx, message, fileIds)
  const listeners = held ? [senderId] : [guestId, hostId, ...helpers]
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
async function deliver(deps: Deps, tx: Tx, message: NewMessage, part: LockedPart) {
  const orders = (await findMailed(tx, part)).map((marks) => orderFor(marks, message.createdAt))
  const said = await insertDelivered(tx, message, orders)
  for (const { userId, dueAt } of orders)
    if (said?.mailNew.includes(userId)) await addMailJob(deps, tx, userId, dueAt)
  return said?.message
}

/**
 * The people on the other side, each by their own marks; those who write for the same side are not mailed
 * about it.
 */
async function findMailed(tx: Tx, part: LockedPart): Promise<Marks[]> {
  const { id, otherId, role, helpers, mailedAt, otherReadAt } = part
  const other = { userId: otherId, mailedAt, readAt: otherReadAt }
  if (role === 'host' || helpers.length === 0) return [other]
  const all = [other, ...(await findMarks(tx, id, helpers))]
  // In the order of the rows' locks, so that jobs are taken in it too.
  return all.sort((one, another) => (one.userId < another.userId ? -1 : 1))
}

function orderFor({ userId, mailedAt, readAt }: Marks, now: Date): Order {
  const hasReadSince = mailedAt !== null && readAt !== null && readAt > mailedAt
  return { userId, dueAt: messageMailDueAt(mailedAt && { at: mailedAt, hasReadSince }, now) }
}

/** Under the lock, so that no clock of another process puts an answer before its question. */
function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}

async function sendFiles(tx: Tx, { id, conversationId, senderId }: MessageRow, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const sent = await attachFiles(tx, { messageId: id, conversationId, ownerId: senderId, ids: wanted })
  if (sent.length !== wanted.length)
    throw refusedField('fileIds', (language) => textsIn(language).refusals.fileGone)
}
