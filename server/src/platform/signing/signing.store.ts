import { sql } from 'kysely'
import type { Handle, Tx } from '../db/database.ts'

export type CurrentKey = { id: string; sealed: Buffer }
export type KeyRow = { id: string; public_key: Buffer; created_at: Date; retired_at: Date | null }
export type NewKey = { id: string; publicKey: Buffer; sealed: Buffer; now: Date }

export async function findCurrentKey(handle: Handle): Promise<CurrentKey | null> {
  const row = await handle
    .selectFrom('platform_keys')
    .select(['id', 'sealed_private_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return row?.sealed_private_key ? { id: row.id, sealed: row.sealed_private_key } : null
}

/** Does nothing where there is a current key already: of two processes that start together, one makes it. */
export async function insertKey(handle: Handle, { id, publicKey, sealed, now }: NewKey): Promise<boolean> {
  const row = await handle
    .insertInto('platform_keys')
    .values({ id, public_key: publicKey, sealed_private_key: sealed, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Oldest first. All of them, for good: what they have signed stays to be checked. */
export async function listKeys(handle: Handle): Promise<KeyRow[]> {
  return handle
    .selectFrom('platform_keys')
    .select(['id', 'public_key', 'created_at', 'retired_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Reading goes on; others who would make or retire a key wait. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table platform_keys in share row exclusive mode`.execute(tx)
}

/** Forgets how to sign with it. Answers its id, or null where there was none. */
export async function retireCurrentKey(tx: Tx, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('platform_keys')
    .set({ retired_at: now, sealed_private_key: null })
    .where('retired_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
