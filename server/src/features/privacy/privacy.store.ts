import type { PrivacySettings } from '@roomtone/domain/account/privacy'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { answeringAt, sharedWith } from '../cohost/entry.ts'

const COLUMNS = {
  readReceipts: 'read_receipts',
  searchEngines: 'search_engines',
  shareHome: 'share_home',
  shareTripType: 'share_trip_type',
  shareStayLength: 'share_stay_length',
  shareServices: 'share_services',
} as const satisfies Record<keyof PrivacySettings, string>

/** Undefined: nothing was chosen. */
export async function findSettings(handle: Handle, userId: string): Promise<PrivacySettings | undefined> {
  return handle
    .selectFrom('privacy_settings')
    .select([
      'read_receipts as readReceipts',
      'search_engines as searchEngines',
      'share_home as shareHome',
      'share_trip_type as shareTripType',
      'share_stay_length as shareStayLength',
      'share_services as shareServices',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Two switches pressed at the same moment wait for each other. */
export async function lockSettingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function saveSettings(
  tx: Tx,
  userId: string,
  settings: PrivacySettings,
  now: Date,
): Promise<void> {
  const values = Object.fromEntries(
    (Object.keys(COLUMNS) as (keyof PrivacySettings)[]).map((name) => [COLUMNS[name], settings[name]]),
  )
  await tx
    .insertInto('privacy_settings')
    .values({ ...values, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: now }))
    .execute()
}

/**
 * With whom of these people this one exchanges receipts. They are given and taken: where one of the two keeps theirs,
 * neither sees the other's.
 */
export async function findReceiptsSeenBy(
  handle: Handle,
  userId: string,
  others: readonly string[],
): Promise<string[]> {
  const rows = await handle
    .selectFrom('privacy_settings')
    .select('user_id as userId')
    .where('user_id', 'in', [userId, ...others])
    .where('read_receipts', '=', sql<boolean>`false`)
    .execute()
  const kept = new Set(rows.map((row) => row.userId))
  return kept.has(userId) ? [] : others.filter((other) => !kept.has(other))
}

/** Of a row `c` of conversations: one of its two sides, or answering for its host. */
const isOf = (userId: string) =>
  sql<SqlBool>`(c.guest_id = ${userId}::uuid or c.host_id = ${userId}::uuid
    or c.property_id = any(${sharedWith(userId, 'messages')}))`

/** Everyone of the other side of a row `c`. */
const othersOf = (userId: string) => sql<string[]>`case when c.guest_id = ${userId}::uuid
  then c.host_id || ${answeringAt(sql`c.property_id`, 'messages')} else array[c.guest_id] end`

type Talk = { id: string; others: string[] }

/** The newest first; what is older is asked for again when it is opened. */
export async function findRecentTalks(tx: Tx, userId: string, limit: number): Promise<Talk[]> {
  return tx
    .selectFrom('conversations as c')
    .select(['c.id', othersOf(userId).as('others')])
    .where(isOf(userId))
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

/** What open pages have yet to hear, or would hear again, no longer says how far anybody read. */
export async function forgetReadEvents(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('live_events')
    .from('conversations as c')
    .set({ data: sql`live_events.data || '{"seq": 0}'` })
    .where('live_events.kind', '=', 'read')
    .where(isOf(userId))
    .where(sql<SqlBool>`live_events.user_id = any(${othersOf(userId)})`)
    .where(sql<SqlBool>`live_events.data ->> 'conversationId' = c.id::text`)
    .execute()
}
