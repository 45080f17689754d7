import type { Handle, Tx } from '../../platform/db/database.ts'

export async function findFactor(handle: Handle, userId: string) {
  return handle
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Starting again makes a new key. False: one guards the account already, and stays. */
export async function keepSecret(
  tx: Tx,
  factor: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('second_factors')
    .values({ user_id: factor.userId, secret: factor.secret, created_at: factor.now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret, created_at: factor.now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Step = { userId: string; step: number }

export async function confirmFactor(tx: Tx, { userId, step, now }: Step & { now: Date }): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Of two who bring the same code at the same moment, the second finds its step taken. */
export async function takeStep(tx: Tx, { userId, step }: Step): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const result = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function useRecoveryCode(
  tx: Tx,
  { userId, hashes, now }: { userId: string; hashes: Buffer[]; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function countRecoveryCodes(handle: Handle, userId: string): Promise<number> {
  const row = await handle
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.left
}
