import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Credits } from '../../platform/db/generated/schema.ts'

/** Others who want to use them wait; the locks go by id, so that they cannot deadlock. */
export async function lockCredits(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .selectFrom('credits')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function findByHash(handle: Handle, hash: Buffer): Promise<string | undefined> {
  const row = await handle.selectFrom('credits').select('id').where('code_hash', '=', hash).executeTakeFirst()
  return row?.id
}

export async function insertHolder(tx: Tx, creditId: string, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('credit_holders')
    .values({ credit_id: creditId, user_id: userId, added_at: now })
    .execute()
}

export type NewCredit = Omit<Insertable<Credits>, 'id'>

/** Empty: the form that made them was sent before. */
export async function insertCredits(tx: Tx, credits: NewCredit[]): Promise<string[]> {
  const rows = await tx
    .insertInto('credits')
    .values(credits)
    .onConflict((conflict) => conflict.constraint('credits_batch').doNothing())
    .returning(['id', 'number_in_batch'])
    .execute()
  return rows.sort((one, other) => one.number_in_batch - other.number_in_batch).map(({ id }) => id)
}

/** False: it was stopped before. */
export async function markStopped(
  tx: Tx,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('credits')
    .set({ stopped_at: now, stopped_by: by })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function changeExpiry(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('credits').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/**
 * What gift cards are worth by their own books, held parts included, and what the ledger owes for them. In one
 * statement: a booking that is confirmed between two questions would look like a difference.
 */
export async function sumGiftCards(handle: Handle): Promise<{ worth: number; owed: number }> {
  return handle
    .selectFrom('credits')
    .select([
      sql<number>`(coalesce(sum(amount_cents - written_off_cents), 0) - (select coalesce(sum(used.amount_cents - used.returned_cents), 0)
        from credit_uses as used join credits as card on card.id = used.credit_id
        where card.kind = 'gift_card' and used.state = 'spent'))::bigint`.as('worth'),
      sql<number>`(select coalesce(-sum(balance_cents), 0)::bigint from ledger_balances where name = 'credits')`.as(
        'owed',
      ),
    ])
    .where('kind', '=', 'gift_card')
    .executeTakeFirstOrThrow()
}
