import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { sentAhead } from '../../platform/db/send-ahead.ts'
import { writtenOnce } from '../../platform/db/written-once.ts'
import { type Columns, columnsOf, type Told, telling } from '../../platform/live/live.store.ts'
import { givenAt } from '../cohost/entry.ts'
import { isOpenBetween } from './block.store.ts'
import { isOwnSide, otherOf } from './part.store.ts'

const locking = writtenOnce(
  ({ id }: { id: string }) => sql`${prepared}
    select from conversations where id = ${id} for no key update ${sentAhead}`,
)

/** Waits for whoever writes there, without waiting for the answer: the statement behind it sees what they wrote. */
export async function lockAhead(tx: Tx, conversationId: string): Promise<void> {
  await locking(tx, { id: conversationId })
}

/** Of a row `c` of conversations: guest and host write to each other and nobody helps. */
export const isBetweenTwo = (senderId: string) =>
  sql`${isOwnSide(senderId)} and cardinality(${givenAt(sql`c.property_id`, 'messages')}) = 0`

/** An order for a mail that a day has not served serves nobody any more. */
export const longAgo = (now: Date) => sql`(${now}::timestamptz - interval '24 hours')`

/** Of a row `waiting` of message_mails: no message that comes now could order one that leaves earlier. */
export const isOnItsWay = ({ dueAt, now }: { dueAt: Date; now: Date }) =>
  sql`waiting.due_at between ${longAgo(now)} and ${dueAt}::timestamptz`

type PlainMessage = {
  id: string
  conversationId: string
  senderId: string
  content: string
  key: string
  now: Date
  /** When a mail about it would leave at the earliest. */
  dueAt: Date
}

type Values = PlainMessage & Columns

/** What only the database knows of it. */
type Given = { seq: number; createdAt: Date }

const writing = writtenOnce(
  ({ id, conversationId, senderId, content, key, now, dueAt, users, kinds, data, times }: Values) =>
    telling<Given>(
      { users, kinds, data, times },
      {
        before: sql`
        c as (
          select c.id, c.guest_id, c.host_id, greatest(c.updated_at, ${now}::timestamptz) as said_at
          from conversations c where c.id = ${conversationId} and ${isBetweenTwo(senderId)}
        ),
        mail as (
          select from message_mails waiting
          where waiting.user_id = (select ${otherOf(senderId)} from c) and ${isOnItsWay({ dueAt, now })}
          for no key update
        ),
        sender as (
          select from users where id = ${senderId}::uuid and exists (select from mail) for key share
        ),
        said as (
          insert into messages (id, conversation_id, sender_id, content, created_at, key)
          select ${id}::uuid, c.id, ${senderId}::uuid, ${content}, c.said_at, ${key}::uuid
          from c cross join mail cross join sender
          where ${isOpenBetween(sql`c.guest_id`, sql`c.host_id`)}
          on conflict on constraint messages_key do nothing
          returning seq, created_at
        ),
        moved as (
          update conversations set updated_at = said.created_at from said
          where conversations.id = ${conversationId}
        ),`,
        rest: sql`select jsonb_build_object('seq', seq) as data from said`,
        also: sql`, (select seq from said) as seq, (select created_at from said) as "createdAt"`,
        mark: sentAhead,
      },
    ),
)

/**
 * What writing a message comes to in a thread that is going on, for whoever does not wait for the answer: the message,
 * its conversation that moves up, and the events that tell of it. Nothing where something is in the way, of which
 * nobody is told: the sender has used this key, one has blocked the other, somebody has come to help, or the last mail
 * has just left.
 *
 * The row of the mail is locked: one that is being written waits for the message it would miss, and is then no longer
 * on its way. The sender's is locked as the message that refers to it would lock it at the end of the statement, when
 * those of the events are held. Answers rows that are there once the commit has been heard; none: nothing was written.
 */
export async function writeAhead(tx: Tx, message: PlainMessage, told: readonly Told[]): Promise<Given[]> {
  return writing(tx, { ...message, ...columnsOf(told) })
}
