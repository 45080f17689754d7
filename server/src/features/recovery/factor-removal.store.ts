import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Whether anything but a password protects the account. */
export async function hasFactors(handle: Handle, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isGuarded: boolean }>`select
    exists (select from second_factors where user_id = ${userId} and confirmed_at is not null)
    or exists (select from passkeys where user_id = ${userId}) as "isGuarded"`.execute(handle)
  return rows[0]?.isGuarded ?? false
}

/** Null: one is under way already. */
export async function insertRemoval(
  tx: Tx,
  removal: { userId: string; requestedBy: string | null; now: Date; takesEffectAt: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('factor_removals')
    .values({
      user_id: removal.userId,
      requested_by: removal.requestedBy,
      requested_at: removal.now,
      takes_effect_at: removal.takesEffectAt,
    })
    .onConflict((conflict) => conflict.column('user_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findOpenRemoval(handle: Handle, userId: string) {
  return handle
    .selectFrom('factor_removals')
    .select(['id', 'takes_effect_at as takesEffectAt', sql<boolean>`requested_by is not null`.as('byAdmin')])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** False: it has ended in the meantime. */
export async function endRemoval(
  tx: Tx,
  { userId, outcome, now }: { userId: string; outcome: 'removed' | 'objected'; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('factor_removals')
    .set({ ended_at: now, outcome })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(outcome === 'removed', (query) => query.where('takes_effect_at', '<=', now))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findDueRemovals(handle: Handle, now: Date): Promise<string[]> {
  const rows = await handle
    .selectFrom('factor_removals')
    .select('user_id as userId')
    .where('ended_at', 'is', null)
    .where('takes_effect_at', '<=', now)
    .limit(100)
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
