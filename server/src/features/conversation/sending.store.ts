import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { isOpenBetween } from './block.store.ts'
import type { MessageRow } from './message.store.ts'

const DAY = 24 * 3_600_000

type Asked = { conversationId: string; senderId: string; key: string; since: Date; limit: number }

export type Sending = {
  /** A message of this sender has the key already. */
  isSaid: boolean
  isOpen: boolean
  /** They have, or had, a shoot at that space: contact details are theirs to share. */
  isConfirmed: boolean
  /** What the sender delivered lately, the latest last. */
  before: string[]
}

/** All that is asked before something is said, at once. Nothing for everyone who is not one of the two. */
export async function findSending(
  handle: Handle,
  { conversationId, senderId, key, since, limit }: Asked,
): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`${prepared}
    select
      exists (select from messages where sender_id = ${senderId} and key = ${key}) as "isSaid",
      (${isOpenBetween(sql`c.guest_id`, sql`c.host_id`)}) as "isOpen",
      exists (select from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id
        and b.host_id = c.host_id and b.state in ('confirmed', 'completed')) as "isConfirmed",
      array(select content from (
        select m.content, m.seq from messages m where m.conversation_id = c.id and m.sender_id = ${senderId}
          and m.created_at > ${since} and not m.is_flagged order by m.seq desc limit ${limit}
      ) as lately order by seq) as before
    from conversations c
    where c.id = ${conversationId} and ${senderId}::uuid in (c.guest_id, c.host_id)`.execute(handle)
  return rows[0]
}

type NewMessage = Omit<MessageRow, 'id' | 'seq' | 'isFlagged'> & { otherId: string }

/**
 * Nothing where the two must not write to each other any more, or where the sender has used this key: another tab was
 * faster. In a statement after the conversation's lock: a block that the lock waited for counts.
 */
const inserting = ({ senderId, otherId, ...message }: NewMessage) => sql<MessageRow>`
    insert into messages (conversation_id, sender_id, content, created_at, key, is_flagged, flag_reason)
    select ${message.conversationId}::uuid, ${senderId}::uuid, ${message.content}, ${message.createdAt}::timestamptz,
      ${message.key}::uuid, ${message.flagReason !== null}::boolean, ${message.flagReason}::text
    where ${isOpenBetween(sql`${senderId}::uuid`, sql`${otherId}::uuid`)}
    on conflict on constraint messages_key do nothing
    returning id, seq, conversation_id as "conversationId", sender_id as "senderId", content,
      created_at as "createdAt", key, is_flagged as "isFlagged", flag_reason as "flagReason"`

/** For its sender and for admins: nothing moves, and nobody is mailed. */
export async function insertHeld(tx: Tx, message: NewMessage): Promise<MessageRow | undefined> {
  const { rows } = await inserting(message).execute(tx)
  return rows[0]
}

type Order = { userId: string; dueAt: Date; now: Date }

/**
 * The row is locked even where it stays as it is: a mail that is being written waits for the message it would miss,
 * and a message that comes after it orders another mail. An order that a day has not served serves nobody any more.
 */
const ordering = ({ userId, dueAt, now }: Order, from: RawBuilder<unknown> = sql``) => sql`
    insert into message_mails as waiting (user_id, due_at)
    select ${userId}::uuid, ${dueAt}::timestamptz ${from}
    on conflict (user_id) do update set due_at = excluded.due_at
      where waiting.due_at > excluded.due_at or waiting.due_at < ${new Date(now.getTime() - DAY)}::timestamptz
    returning user_id`

/** False: one is on its way that leaves no later. */
export async function orderMail(tx: Tx, order: Order): Promise<boolean> {
  const { rows } = await ordering(order).execute(tx)
  return rows.length > 0
}

type Delivered = { message: MessageRow; isMailNew: boolean }

/** For both: the conversation moves up, and the other side gets a mail unless one is on its way. */
export async function insertDelivered(
  tx: Tx,
  message: NewMessage,
  dueAt: Date,
): Promise<Delivered | undefined> {
  const order = { userId: message.otherId, dueAt, now: message.createdAt }
  const { rows } = await sql<MessageRow & { isMailNew: boolean }>`${prepared}
    with said as (${inserting(message)}),
    touched as (
      update conversations set updated_at = said."createdAt" from said
      where conversations.id = said."conversationId"
    ),
    ordered as (${ordering(order, sql`from said`)})
    select said.*, exists (select from ordered) as "isMailNew" from said`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { isMailNew, ...said } = row
  return { message: said, isMailNew }
}
