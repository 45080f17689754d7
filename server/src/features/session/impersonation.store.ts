import type { Tx } from '../../platform/db/database.ts'

type NewLook = {
  userId: string
  adminId: string
  userAgent: string
  address: string
  now: Date
  expiresAt: Date
}

export async function insertImpersonation(tx: Tx, look: NewLook): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      user_id: look.userId,
      impersonated_by: look.adminId,
      user_agent: look.userAgent,
      address: look.address,
      created_at: look.now,
      last_used_at: look.now,
      expires_at: look.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Impersonations that are past their time and not ended yet. */
export async function endExpiredImpersonations(tx: Tx, now: Date) {
  const rows = await tx
    .updateTable('sessions')
    .set(({ ref }) => ({ ended_at: ref('expires_at'), ended_because: 'revoked' }))
    .where('impersonated_by', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .returning(['id as sessionId', 'user_id as userId', 'impersonated_by as adminId'])
    .execute()
  return rows.flatMap(({ adminId, ...row }) => (adminId === null ? [] : [{ ...row, adminId }]))
}

/** An admin who loses the role, or signs out everywhere, no longer impersonates anyone. */
export async function endImpersonationsOf(tx: Tx, adminId: string, now: Date) {
  return tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: 'revoked' })
    .where('impersonated_by', '=', adminId)
    .where('ended_at', 'is', null)
    .returning(['id as sessionId', 'user_id as userId'])
    .execute()
}
