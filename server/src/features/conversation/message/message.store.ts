import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

export type MessageRow = {
  id: string
  seq: number
  conversationId: string
  senderId: string
  content: string
  createdAt: Date
  key: string
  isFlagged: boolean
  flagReason: string | null
}

const COLUMNS = [
  'id',
  'seq',
  'conversation_id as conversationId',
  'sender_id as senderId',
  'content',
  'created_at as createdAt',
  'key',
  'is_flagged as isFlagged',
  'flag_reason as flagReason',
] as const

type Range = { before?: number | undefined; after?: number | undefined; limit: number }

/** Those that this reader may see, in the order they were said; without `after`, the latest of the range. */
export async function findMessages(
  handle: Handle,
  { conversationId, readerId }: { conversationId: string; readerId: string },
  { before, after, limit }: Range,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const forwards = after !== undefined
  let query = handle
    .selectFrom('messages')
    .select(COLUMNS)
    .where('conversation_id', '=', conversationId)
    .where(sql<SqlBool>`(not is_flagged or sender_id = ${readerId}::uuid)`)
    .orderBy('seq', forwards ? 'asc' : 'desc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (after !== undefined) query = query.where('seq', '>', after)
  const found = await query.execute()
  const rows = found.slice(0, limit)
  return { rows: forwards ? rows : rows.reverse(), hasMore: found.length > limit }
}

export async function findByKey(
  handle: Handle,
  senderId: string,
  key: string,
): Promise<MessageRow | undefined> {
  return handle
    .selectFrom('messages')
    .select(COLUMNS)
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .executeTakeFirst()
}

type Mark = { conversationId: string; userId: string; seq: number; now: Date }

/** Only forwards, and no further than what has been said. Null: it is there already, or further. */
export async function advanceRead(
  tx: Tx,
  { conversationId, userId, seq, now }: Mark,
): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    insert into conversation_reads as r (conversation_id, user_id, last_seq, read_at)
    select ${conversationId}::uuid, ${userId}::uuid, m.seq, ${now}
    from messages m
    where m.conversation_id = ${conversationId} and m.seq <= ${seq} and not m.is_flagged
    order by m.seq desc limit 1
    on conflict (conversation_id, user_id) do update
      set last_seq = excluded.last_seq, read_at = excluded.read_at
      where excluded.last_seq > r.last_seq
    returning r.last_seq as seq
  `.execute(tx)
  return rows[0]?.seq ?? null
}

/** How far each of those who take part has read, by person. */
export async function findReads(handle: Handle, conversationId: string): Promise<Map<string, number>> {
  const rows = await handle
    .selectFrom('conversation_reads')
    .select(['user_id as userId', 'last_seq as seq'])
    .where('conversation_id', '=', conversationId)
    .execute()
  return new Map(rows.map(({ userId, seq }) => [userId, seq]))
}

/** First names of those who spoke for a host, by person. */
export async function findFirstNames(handle: Handle, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await handle
    .selectFrom('profiles as person')
    .select(['person.id', firstName('person').as('name')])
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
