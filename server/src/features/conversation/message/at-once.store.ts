import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { writtenOnce } from '../../../platform/db/written-once.ts'
import { eventLock, sayingTold } from '../../../platform/live/live.store.ts'
import { givenAt } from '../../cohost/entry.ts'
import { isOwnSide, otherOf } from '../part.store.ts'
import { isOpenBetween } from '../safety/block.store.ts'

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

/** What only the database knows of it. */
type Given = { seq: number; createdAt: Date }

const writing = writtenOnce(
  ({ id, conversationId, senderId, content, key, now, dueAt }: PlainMessage) => sql<Given>`${prepared}
    with c as materialized (
      select c.id, c.guest_id, c.host_id, greatest(c.updated_at, ${now}::timestamptz) as said_at
      from conversations c
      join message_mails waiting on waiting.user_id = ${otherOf(senderId)} and ${isOnItsWay({ dueAt, now })}
      join users sender on sender.id = ${senderId}::uuid
      where c.id = ${conversationId} and ${isBetweenTwo(senderId)}
        and ${isOpenBetween(sql`c.guest_id`, sql`c.host_id`)}
        and (c.ctid = (select ctid from conversations where id = ${conversationId})) is true
      for no key update of c, waiting
      for key share of sender
    ),
    said as (
      insert into messages (id, conversation_id, sender_id, content, created_at, key)
      select ${id}::uuid, id, ${senderId}::uuid, ${content}, said_at, ${key}::uuid from c
      on conflict on constraint messages_key do nothing
      returning seq, created_at
    ),
    moved as (
      update conversations set updated_at = said.created_at from said
      where conversations.id = ${conversationId}
    ),
    locked as materialized (
      select pg_advisory_xact_lock(least(guests, hosts)), pg_advisory_xact_lock(greatest(guests, hosts)), people, data
      from (
        select ${eventLock(sql`guest_id::text`)} as guests, ${eventLock(sql`host_id::text`)} as hosts,
          array[guest_id, host_id] as people, jsonb_build_object('conversationId', id, 'seq', seq) as data
        from c cross join said
      ) as keys
    ),
    told as (
      insert into live_events (user_id, kind, data, created_at)
      select unnest(people), 'message', data, ${now}::timestamptz from locked
      returning id, user_id, kind, data
    )
    ${sayingTold(sql`, (select seq from said) as seq, (select created_at from said) as "createdAt"`)}`,
)

/**
 * What writing a message comes to in a thread that is going on, as one statement that is a transaction of its own: the
 * message, its conversation that moves up, and the events that tell of it. Undefined where something is in the way, of
 * which nobody is told: the sender has used this key, one has blocked the other, somebody has come to help, the last
 * mail has just left, or the conversation was written to meanwhile.
 *
 * The statement sees everything as it was when it began. Whoever had the conversation then, and had to be waited for,
 * has left a new version of its row, in another place, if they changed what is asked here: they wrote to it, or one has
 * blocked the other. (`is true`, as not every PostgreSQL of ours compares again after waiting if it went to the place.)
 *
 * The row of the mail is locked: one that is being written waits for the message it would miss, and is then no longer
 * on its way. The sender's is locked as the message that refers to it would lock it at the end of the statement, when
 * those of the events are held.
 */
export async function insertAtOnce(db: Db, message: PlainMessage): Promise<Given | undefined> {
  const [row] = await writing(db, message)
  return row
}
