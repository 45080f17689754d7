import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { executePrepared } from '../../../platform/db/driver.ts'
import { confirmedBetween } from '../../booking/entry.ts'
import { isHelped, isOwnSide } from '../part.store.ts'
import { isOpenBetween, isOpenTo } from '../safety/block.store.ts'
import type { MessageRow } from './message.store.ts'

type Asked = {
  conversationId: string
  senderId: string
  key: string
  since: Date
  limit: number
}

export type Sending = {
  guestId: string
  hostId: string
  /** A message of this sender has the key already. */
  isSaid: boolean
  isOpen: boolean
  /** Guest and host have, or had, a confirmed booking: contact details are theirs to share. */
  isConfirmed: boolean
  /** What the sender delivered lately, the latest last. */
  before: string[]
}

/**
 * All that is asked before something is said, in one statement. Undefined for anyone who is not of its two
 * sides.
 */
export async function findSending(handle: Handle, asked: Asked): Promise<Sending | undefined> {
  const { senderId } = asked
  const guestAndHost = isOpenBetween(sql`c.guest_id`, sql`c.host_id`)
  const own = { isIn: isOwnSide(senderId), isOpen: guestAndHost }
  const { rows } = await executePrepared(handle, asking(asked, own))
  if (rows[0]) return rows[0]
  const helping = { isIn: isHelped(senderId), isOpen: isOpenTo(sql`${senderId}::uuid`) }
  return (await executePrepared(handle, asking(asked, helping))).rows[0]
}

type Rules = { isIn: RawBuilder<SqlBool>; isOpen: RawBuilder<SqlBool> }

const asking = ({ conversationId, senderId, key, since, limit }: Asked, { isIn, isOpen }: Rules) =>
  sql<Sending>`
    select c.guest_id as "guestId", c.host_id as "hostId",
      exists (select from messages where sender_id = ${senderId} and key = ${key}) as "isSaid",
      (${isOpen}) as "isOpen",
      ${confirmedBetween(sql`c.guest_id`, sql`c.host_id`)} as "isConfirmed",
      array(select content from (
        select m.content, m.seq from messages m where m.conversation_id = c.id and m.sender_id = ${senderId}
          and m.created_at > ${since} and not m.is_flagged order by m.seq desc limit ${limit}
      ) as lately order by seq) as before
    from conversations c
    where c.id = ${conversationId} and ${isIn}`

type NewMessage = Omit<MessageRow, 'id' | 'seq' | 'isFlagged'> & {
  guestId: string
  hostId: string
  /** The sender writes for the host: the guest must be open to both. */
  isCohost: boolean
}

/**
 * Inserts nothing if the two sides may no longer write to each other, or if the sender has used this key:
 * another tab was faster. It runs after the statement that locks the conversation, so that a block that the
 * lock waited for counts.
 */
const inserting = ({ senderId, guestId, hostId, isCohost, ...message }: NewMessage) => sql<MessageRow>`
    insert into messages (conversation_id, sender_id, content, created_at, key, is_flagged, flag_reason)
    select ${message.conversationId}::uuid, ${senderId}::uuid, ${message.content}, ${message.createdAt}::timestamptz,
      ${message.key}::uuid, ${message.flagReason !== null}::boolean, ${message.flagReason}::text
    where ${isOpenBetween(sql`${guestId}::uuid`, sql`${hostId}::uuid`)}
      ${isCohost ? sql`and ${isOpenBetween(sql`${guestId}::uuid`, sql`${senderId}::uuid`)}` : sql``}
    on conflict on constraint messages_key do nothing
    returning id, seq, conversation_id as "conversationId", sender_id as "senderId", content,
      created_at as "createdAt", key, is_flagged as "isFlagged", flag_reason as "flagReason"`

/** Only its sender and admins see it: nothing moves, and no one is mailed. */
export async function insertHeld(tx: Tx, message: NewMessage): Promise<MessageRow | undefined> {
  const { rows } = await inserting(message).execute(tx)
  return rows[0]
}

export type Order = { userId: string; dueAt: Date }

/** A mail job that has not run within a day is of no use anymore. */
const longAgo = (now: Date) => sql`(${now}::timestamptz - interval '24 hours')`

/**
 * One row for each of these people, in one order for all who do this, so that they take turns. A row is locked even
 * where it stays as it is: a mail that is being written waits for the message it would miss, and a message that comes
 * after it orders another mail.
 */
const ordering = (orders: readonly Order[], now: Date, from: RawBuilder<unknown> = sql``) => sql`
    insert into message_mails as waiting (user_id, due_at)
    select asked.user_id, asked.due_at from unnest(
      ${orders.map(({ userId }) => userId)}::uuid[], ${orders.map(({ dueAt }) => dueAt)}::timestamptz[]
    ) as asked (user_id, due_at) ${from}
    order by asked.user_id
    on conflict (user_id) do update set due_at = excluded.due_at
      where waiting.due_at > excluded.due_at or waiting.due_at < ${longAgo(now)}
    returning user_id`

/** False: one is on its way that leaves no later. */
export async function orderMail(tx: Tx, order: Order, now: Date): Promise<boolean> {
  const { rows } = await ordering([order], now).execute(tx)
  return rows.length > 0
}

type Delivered = { message: MessageRow; mailNew: string[] }

/** For all: the conversation moves up, and each of these people gets a mail unless one is on its way. */
export async function insertDelivered(
  tx: Tx,
  message: NewMessage,
  orders: readonly Order[],
): Promise<Delivered | undefined> {
  const { rows } = await executePrepared(
    tx,
    sql<MessageRow & { mailNew: string[] }>`
    with said as (${inserting(message)}),
    touched as (
      update conversations set updated_at = said."createdAt" from said
      where conversations.id = said."conversationId"
    ),
    ordered as (${ordering(orders, message.createdAt, sql`cross join said`)})
    select said.*, array(select user_id from ordered order by user_id) as "mailNew" from said`,
  )
  const [row] = rows
  if (!row) return undefined
  const { mailNew, ...said } = row
  return { message: said, mailNew }
}

export type Marks = { userId: string; mailedAt: Date | null; readAt: Date | null }

/** For each of these people: when they were last mailed about this conversation, and when they last read in it. */
export async function findMarks(
  tx: Tx,
  conversationId: string,
  userIds: readonly string[],
): Promise<Marks[]> {
  const { rows } = await sql<Marks>`
    select person.id as "userId", mailed.mailed_at as "mailedAt", r.read_at as "readAt"
    from unnest(${userIds}::uuid[]) as person (id)
    left join conversation_mails mailed on mailed.conversation_id = ${conversationId} and mailed.user_id = person.id
    left join conversation_reads r on r.conversation_id = ${conversationId} and r.user_id = person.id`.execute(
    tx,
  )
  return rows
}
