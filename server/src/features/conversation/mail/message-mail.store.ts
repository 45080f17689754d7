import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'
import { isOfOtherSide, isSide, roleOf } from '../part.store.ts'
import { isOpenTo, isWelcome } from '../safety/block.store.ts'

/** When the mail that is queued for this person leaves; null if there is none. */
export async function lockOrder(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('message_mails')
    .select('due_at as dueAt')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.dueAt ?? null
}

export async function deleteOrder(handle: Handle, userId: string): Promise<void> {
  await handle.deleteFrom('message_mails').where('user_id', '=', userId).execute()
}

/**
 * Whether a row `m` is to be mailed. A person who can no longer be answered is not quoted in a mail either.
 */
const isMailedTo = (userId: string) =>
  sql<boolean>`${isOfOtherSide(userId)} and not m.is_flagged and ${isWelcome(sql`${userId}::uuid`)}`

/** Messages of one conversation: those after the first number, up to the last. */
export type Range = { id: string; after: number; upto: number }
type Unmailed = Range & { mailedAt: Date | null; hasReadSince: boolean }

/** This person's conversations with something in them that was neither read nor mailed. */
export async function findUnmailed(tx: Tx, userId: string): Promise<Unmailed[]> {
  const { rows } = await sql<Unmailed>`
    select c.id, known.seq as after, unread.upto, mailed.mailed_at as "mailedAt",
      coalesce(r.read_at > mailed.mailed_at, false) as "hasReadSince"
    from conversations c
    left join conversation_reads r on r.conversation_id = c.id and r.user_id = ${userId}
    left join conversation_mails mailed on mailed.conversation_id = c.id and mailed.user_id = ${userId}
    cross join lateral (select greatest(r.last_seq, mailed.mailed_seq, 0) as seq) as known
    cross join lateral (
      select max(m.seq) as upto from messages m
      where m.conversation_id = c.id and m.seq > known.seq and ${isMailedTo(userId)}
    ) as unread
    where ${isSide(userId)} and unread.upto is not null and ${isOpenTo(sql`${userId}::uuid`)}
    order by unread.upto desc`.execute(tx)
  return rows
}

export async function writeMailed(
  tx: Tx,
  userId: string,
  ranges: readonly Range[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('conversation_mails')
    .values(
      ranges.map(({ id, upto }) => ({
        conversation_id: id,
        user_id: userId,
        mailed_seq: upto,
        mailed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'user_id']).doUpdateSet(({ ref }) => ({
        mailed_seq: ref('excluded.mailed_seq'),
        mailed_at: ref('excluded.mailed_at'),
      })),
    )
    .execute()
}

export async function findRecipient(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'profiles.full_name as fullName'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export type UnreadLine = {
  /** First name of who wrote it, where several did; else null. */
  author: string | null
  content: string
  photos: number
  documents: number
}
export type UnreadThread = {
  id: string
  role: 'guest' | 'host'
  title: string
  /** First name of who wrote last. */
  otherName: string
  /** First name of the host, for a co-host who answers for them; else null. */
  sharedBy: string | null
  count: number
  /** The last of them, in the order they were said. */
  lines: UnreadLine[]
}

type Shown = { lines: number; characters: number }

/** What is still unread of these ranges, the liveliest conversation first. */
export async function findUnreadThreads(
  handle: Handle,
  userId: string,
  ranges: readonly Range[],
  { lines, characters }: Shown,
): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    select c.id, ${roleOf(userId)} as role, p.title, unread."otherName", unread.count, unread.lines,
      case when ${userId}::uuid not in (c.guest_id, c.host_id) then ${firstName('host')} end as "sharedBy"
    from unnest(
      ${ranges.map(({ id }) => id)}::uuid[],
      ${ranges.map(({ after }) => after)}::bigint[],
      ${ranges.map(({ upto }) => upto)}::bigint[]
    ) as asked (id, after, upto)
    join conversations c on c.id = asked.id
    join properties p on p.id = c.property_id
    join profiles host on host.id = c.host_id
    left join conversation_reads r on r.conversation_id = c.id and r.user_id = ${userId}
    cross join lateral (
      select max(m.age) as count, max(m.seq) as latest, max(m.author) filter (where m.age = 1) as "otherName",
        json_agg(json_build_object(
        'author', case when m.authors > 1 then m.author end,
        'content', left(m.content, ${characters}),
        'photos', (select count(*) from message_files f where f.message_id = m.id and f.media_type like 'image/%'),
        'documents', (select count(*) from message_files f
          where f.message_id = m.id and f.media_type not like 'image/%')
      ) order by m.seq) filter (where m.age <= ${lines}) as lines
      from (
        select m.id, m.seq, m.content, ${firstName('author')} as author, row_number() over (order by m.seq desc) as age,
          dense_rank() over (order by m.sender_id) + dense_rank() over (order by m.sender_id desc) - 1 as authors
        from messages m
        join profiles author on author.id = m.sender_id
        where m.conversation_id = c.id and m.seq > greatest(asked.after, r.last_seq) and m.seq <= asked.upto
          and ${isMailedTo(userId)}
      ) as m
    ) as unread
    where ${isSide(userId)} and unread.count > 0 and ${isOpenTo(sql`${userId}::uuid`)}
    order by unread.latest desc`.execute(handle)
  return rows
}
