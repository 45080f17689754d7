import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** What is on it and neither held, spent nor written off before. */
const REST = sql<number>`(credits.amount_cents - credits.written_off_cents
  - (select coalesce(sum(credit_uses.amount_cents - credit_uses.returned_cents), 0) from credit_uses
    where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'))::bigint`

function expired(handle: Handle, now: Date) {
  return handle
    .selectFrom('credits')
    .select(['credits.id', 'credits.expires_at as expiresAt', 'credits.written_off_cents as before'])
    .select(REST.as('rest'))
    .where('credits.kind', '=', 'gift_card')
    .where('credits.expires_at', '<=', now)
    .where(REST, '>', 0)
}

/** Expired gift cards with something left on them, in the order of their ids. */
export async function findExpired(
  handle: Handle,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<string[]> {
  let query = expired(handle, now).orderBy('credits.id').limit(limit)
  if (after !== null) query = query.where('credits.id', '>', after)
  return (await query.execute()).map(({ id }) => id)
}

/** Undefined: it was good again, or empty, before its lock was ours. */
export async function findRest(tx: Tx, id: string, now: Date) {
  return expired(tx, now).where('credits.id', '=', id).executeTakeFirst()
}

export async function addWrittenOff(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('credits')
    .set({ written_off_cents: sql<number>`written_off_cents + ${amount}` })
    .where('id', '=', id)
    .execute()
}

/** Answers what had been written off. */
export async function takeWriteOffBack(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .with('before', (db) =>
      db.selectFrom('credits').select(['id', 'written_off_cents']).where('id', '=', id).forNoKeyUpdate(),
    )
    .updateTable('credits')
    .set({ written_off_cents: 0 })
    .from('before')
    .whereRef('credits.id', '=', 'before.id')
    .where('before.written_off_cents', '>', 0)
    .returning('before.written_off_cents as amount')
    .executeTakeFirst()
  return row?.amount ?? 0
}
