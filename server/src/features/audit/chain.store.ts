import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type ChainRow = { id: number; bookingId: string; seq: number; hash: Buffer | null; line: string }
export type ChainHead = { bookingId: string; length: number; head: Buffer }

/** Every chained row, booking by booking, each chain in its order. */
export async function findChainRows(
  handle: Handle,
  after: { bookingId: string; seq: number; id: number } | null,
  limit: number,
): Promise<ChainRow[]> {
  let query = handle
    .selectFrom('audit_log')
    .select([
      'id',
      'subject_id as bookingId',
      sql<number>`chain_seq`.as('seq'),
      'chain_hash as hash',
      sql<string>`audit_line(at, actor_id, action, subject_type, subject_id, data, personal)`.as('line'),
    ])
    .where('chain_seq', 'is not', null)
    .orderBy('subject_id')
    .orderBy('chain_seq')
    .orderBy('id')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(subject_id, chain_seq, id) > (${after.bookingId}, ${after.seq}::bigint, ${after.id}::bigint)`,
    )
  return query.execute()
}

/** What the database believes to be the end of each chain. */
export async function findChainHeads(handle: Handle, bookingIds: string[]): Promise<ChainHead[]> {
  return handle
    .selectFrom('audit_chains')
    .select(['booking_id as bookingId', 'length', 'head'])
    .where('booking_id', 'in', bookingIds)
    .execute()
}

/** A chain of which the log has no row at all. */
export async function findEmptyChain(handle: Handle): Promise<string | null> {
  const row = await handle
    .selectFrom('audit_chains')
    .select('booking_id as bookingId')
    .where('length', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_log')
            .select('audit_log.id')
            .where('audit_log.subject_id', '=', sql<string>`audit_chains.booking_id::text`)
            .where('audit_log.chain_seq', 'is not', null),
        ),
      ),
    )
    .orderBy('booking_id')
    .limit(1)
    .executeTakeFirst()
  return row?.bookingId ?? null
}
