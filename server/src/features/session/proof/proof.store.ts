import type { Tx } from '../../../platform/db/database.ts'

/** False: the session has ended in the meantime, or belongs to an impersonating admin. */
export async function markProved(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('impersonated_by', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Undefined: it has ended. The lock keeps it open until this transaction ends. */
export async function lockOpenSession(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('sessions')
    .select('proved_at as provedAt')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('impersonated_by', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
