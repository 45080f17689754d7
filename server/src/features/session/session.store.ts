import type { Handle, Tx } from '../../platform/db/database.ts'

export type EndReason =
  | 'sign_out'
  | 'sign_out_everywhere'
  | 'replay'
  | 'password_reset'
  | 'password_changed'
  | 'access_removed'
  | 'suspended'
  | 'revoked'
  | 'deactivated'
  | 'closed'

export type NewSession = {
  userId: string
  deviceHash: Buffer | null
  networkHash: Buffer
  userAgent: string
  address: string
  place: string | null
  now: Date
  expiresAt: Date
}

/** Signing in counts as a fresh proof. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      device_hash: session.deviceHash,
      network_hash: session.networkHash,
      user_agent: session.userAgent,
      address: session.address,
      place: session.place,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      proved_at: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** One that was issued before stays as it is. */
export async function insertRefreshToken(
  tx: Tx,
  token: { hash: Buffer; sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('refresh_tokens_pkey').doNothing())
    .execute()
}

/** Locks the token's session: two refreshes of one family take turns. */
export async function lockRefreshToken(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('users as user', 'user.id', 'session.user_id')
    .select([
      'token.session_id as sessionId',
      'token.expires_at as expiresAt',
      'token.used_at as usedAt',
      'session.user_id as userId',
      'session.ended_at as endedAt',
      'session.expires_at as sessionExpiresAt',
      'user.suspended_at as suspendedAt',
    ])
    .where('token.token_hash', '=', hash)
    .forUpdate('session')
    .executeTakeFirst()
}

/** Read again under the lock: the winner of a race may have used it in between. */
export async function findTokenUse(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('refresh_tokens')
    .select('used_at as usedAt')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}

export async function markTokenUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}

export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

export async function endSession(tx: Tx, sessionId: string, because: EndReason, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function endSessionsOfUser(
  tx: Tx,
  userId: string,
  because: EndReason,
  now: Date,
): Promise<number> {
  const result = await tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Whether this account has been used before, and from this device. */
export async function findDeviceHistory(handle: Handle, userId: string, deviceHash: Buffer | null) {
  const row = await handle
    .selectFrom('sessions')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('sessions'),
      fn
        .countAll<number>()
        .filterWhere(eb('device_hash', '=', deviceHash))
        .as('fromDevice'),
    ])
    .where('user_id', '=', userId)
    .where('impersonated_by', 'is', null)
    .executeTakeFirstOrThrow()
  return { usedBefore: row.sessions > 0, knownDevice: row.fromDevice > 0 }
}

type Footprints = { userId: string; deviceHash: Buffer; networkHash: Buffer }

/**
 * Whether a session was opened from this browser, and from this network. One that was thrown out vouches for
 * no one.
 */
export async function findFootprints(handle: Handle, { userId, deviceHash, networkHash }: Footprints) {
  const row = await handle
    .selectFrom('sessions')
    .select(({ fn, eb }) => [
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('device_hash', '=', deviceHash)]), eb.lit(false))
        .as('device'),
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('network_hash', '=', networkHash)]), eb.lit(false))
        .as('network'),
    ])
    .where('user_id', '=', userId)
    .where('impersonated_by', 'is', null)
    .where((eb) =>
      eb.or([eb('ended_because', 'is', null), eb('ended_because', 'not in', ['revoked', 'replay'])]),
    )
    .executeTakeFirstOrThrow()
  return { device: row.device, network: row.network }
}

export async function findSession(handle: Handle, sessionId: string) {
  return handle
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.email',
      'users.time_zone as timeZone',
      'sessions.user_agent as userAgent',
      'sessions.address',
      'sessions.created_at as createdAt',
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
}

/** Ended and expired sessions stay a while for the device history, then go, tokens with them. */
export async function deleteOldSessions(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}

/** A session takes its tokens along, thousands of them if it was long: they go first, so that it has few left. */
export async function deleteOldTokens(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('refresh_tokens')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
