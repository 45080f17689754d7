import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type ExportRecord = Awaited<ReturnType<typeof findExports>>[number]

const COLUMNS = [
  'id',
  'state',
  'requested_at as requestedAt',
  'ready_at as readyAt',
  'expires_at as expiresAt',
  'size_bytes as sizeBytes',
] as const

/** The newest first. */
export async function findExports(handle: Handle, userId: string, limit: number) {
  return handle
    .selectFrom('data_exports')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** When those were asked for that count against the limit. */
export async function findAskedSince(handle: Handle, userId: string, since: Date): Promise<Date[]> {
  const rows = await handle
    .selectFrom('data_exports')
    .select('requested_at as at')
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .where('state', '<>', 'failed')
    .execute()
  return rows.map(({ at }) => at)
}

/** Two requests at the same moment wait for each other. */
export async function lockAsker(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function hasOpenExport(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertExport(tx: Tx, userId: string, now: Date): Promise<ExportRecord> {
  return tx
    .insertInto('data_exports')
    .values({ user_id: userId, requested_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A person who has closed their account meanwhile could not download it. */
export async function findAskedExport(handle: Handle, id: string) {
  return handle
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select([
      'data_exports.user_id as userId',
      'users.email',
      'users.language',
      'users.closed_at as closedAt',
    ])
    .where('data_exports.id', '=', id)
    .where('data_exports.state', '=', 'asked')
    .executeTakeFirst()
}

type Ready = { id: string; fileKey: string; size: number; now: Date; until: Date }

/** False: it was given up, or another process has been first. */
export async function markReady(tx: Tx, { id, fileKey, size, now, until }: Ready): Promise<boolean> {
  const result = await tx
    .updateTable('data_exports')
    .set({ state: 'ready', ready_at: now, expires_at: until, file_key: fileKey, size_bytes: size })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function markFailed(handle: Handle, id: string): Promise<void> {
  await handle
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

export async function findReadyExport(
  handle: Handle,
  { id, userId, now }: Record<'id' | 'userId', string> & { now: Date },
) {
  return handle
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select([
      'data_exports.id',
      'data_exports.user_id as userId',
      'users.email',
      sql<string>`data_exports.file_key`.as('fileKey'),
      sql<number>`data_exports.size_bytes`.as('size'),
      sql<Date>`data_exports.ready_at`.as('readyAt'),
    ])
    .where('data_exports.id', '=', id)
    .where('data_exports.user_id', '=', userId)
    .where('data_exports.state', '=', 'ready')
    .where('data_exports.expires_at', '>', now)
    .executeTakeFirst()
}

/** For the mail; a person who deleted their account has no use for it. */
export async function findReadyLetter(handle: Handle, id: string) {
  return handle
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select([
      'users.email',
      'users.time_zone as timeZone',
      sql<Date>`data_exports.expires_at`.as('expiresAt'),
    ])
    .where('data_exports.id', '=', id)
    .where('data_exports.state', '=', 'ready')
    .where('users.closed_at', 'is', null)
    .executeTakeFirst()
}

/** Those whose time is over, and those that will never finish. */
export async function findOverdue(handle: Handle, { now, givenUp }: { now: Date; givenUp: Date }) {
  return handle
    .selectFrom('data_exports')
    .select(['id', 'state'])
    .where(
      sql<SqlBool>`((state = 'ready' and expires_at <= ${now}) or (state = 'asked' and requested_at < ${givenUp}))`,
    )
    .limit(100)
    .execute()
}

export async function markOver(tx: Tx, id: string, state: 'expired' | 'failed'): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ state, file_key: null })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'ready'])
    .execute()
}
