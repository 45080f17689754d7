import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { EndReason } from '../session.store.ts'

export type DeviceRow = Awaited<ReturnType<typeof findOpenSessions>>[number]

/** Where somebody is signed in. An admin who impersonated them is not one of their devices. */
export async function findOpenSessions(
  handle: Handle,
  userId: string,
  { now, usedSince }: { now: Date; usedSince: Date },
) {
  return handle
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent as userAgent',
      'address',
      'place',
      'created_at as startedAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince)
    .where('impersonated_by', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

type Ending = { userId: string; sessionId: string; because: EndReason; now: Date }

/** False: it is not theirs, or it has ended. */
export async function endSessionOf(tx: Tx, { userId, sessionId, because, now }: Ending): Promise<boolean> {
  const result = await tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('impersonated_by', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** All but `sessionId`. */
export async function endOtherSessions(tx: Tx, { userId, sessionId, because, now }: Ending): Promise<number> {
  const result = await tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function findPasswordHash(handle: Handle, userId: string): Promise<string | null> {
  const row = await handle
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}
