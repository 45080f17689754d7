import type { KeptSetting, SettingName } from '@roomtone/domain/settings/settings'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type Found = { value: KeptSetting; version: number }

/** Two edits of one setting take turns, also where it was never changed and there is no row to lock. */
export async function lockSetting(tx: Tx, name: SettingName): Promise<Found | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('platform_settings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .$narrowType<{ value: KeptSetting }>()
    .executeTakeFirst()
  return row ?? null
}

type Written = { name: SettingName; value: KeptSetting; version: number; by: string; now: Date }

export async function writeSetting(tx: Tx, { name, value, version, by, now }: Written): Promise<void> {
  const row = { value: JSON.stringify(value), version, updated_at: now, updated_by: by }
  await tx
    .insertInto('platform_settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.constraint('platform_settings_pkey').doUpdateSet(row))
    .execute()
}

type Change = Written & { before: KeptSetting | undefined; reason: string }

export async function insertChange(tx: Tx, change: Change): Promise<void> {
  const { name, version, before, value, reason, by, now } = change
  await tx
    .insertInto('setting_changes')
    .values({
      name,
      version,
      before: before === undefined ? null : JSON.stringify(before),
      after: JSON.stringify(value),
      reason,
      changed_by: by,
      changed_at: now,
    })
    .execute()
}

export async function findChanged(handle: Handle, names: readonly string[]) {
  return handle
    .selectFrom('platform_settings')
    .leftJoin('profiles', 'profiles.id', 'platform_settings.updated_by')
    .select([
      'platform_settings.name',
      'platform_settings.value',
      'platform_settings.version',
      'platform_settings.updated_at as updatedAt',
      'profiles.full_name as updatedBy',
    ])
    .where('platform_settings.name', 'in', names)
    .$narrowType<{ value: KeptSetting }>()
    .execute()
}

type Page = { name: string | undefined; after: { at: Date; id: string } | null; limit: number }

export async function findChangesPage(handle: Handle, { name, after, limit }: Page) {
  let query = handle
    .selectFrom('setting_changes')
    .innerJoin('profiles', 'profiles.id', 'setting_changes.changed_by')
    .select([
      'setting_changes.id',
      'setting_changes.name',
      'setting_changes.version',
      'setting_changes.before',
      'setting_changes.after',
      'setting_changes.reason',
      'setting_changes.changed_at as changedAt',
      'profiles.full_name as changedBy',
    ])
    .orderBy('setting_changes.changed_at', 'desc')
    .orderBy('setting_changes.id', 'desc')
    .limit(limit + 1)
  if (name) query = query.where('setting_changes.name', '=', name)
  if (after)
    query = query.where(
      sql<SqlBool>`(setting_changes.changed_at, setting_changes.id) < (${after.at}, ${after.id})`,
    )
  return query.execute()
}

export async function countChanges(handle: Handle, name: string | undefined): Promise<number> {
  let query = handle.selectFrom('setting_changes').select(({ fn }) => fn.countAll<number>().as('count'))
  if (name) query = query.where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).count
}

export async function findChange(handle: Handle, id: string) {
  return handle
    .selectFrom('setting_changes')
    .select(['name', 'before', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .union(tx.selectFrom('passkeys').select('user_id').where('user_id', '=', userId))
    .executeTakeFirst()
  return row !== undefined
}
