import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { hasProfile } from '../../platform/db/has-profile.ts'

/**
 * Leaves out people who were suspended, have stepped away or are leaving. What tells how to reach someone is
 * not even read.
 */
export async function findPerson(handle: Handle, id: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('privacy_settings', 'privacy_settings.user_id', 'users.id')
    .select([
      'users.id',
      'users.created_at as createdAt',
      firstName('profiles').as('name'),
      'profiles.avatar_url as avatarUrl',
      'profiles.is_verified as isVerified',
      'profiles.intro',
      'profiles.prompts',
      sql<boolean>`coalesce(privacy_settings.search_engines, true)`.as('isFindable'),
      sql<boolean>`exists (select 1 from user_roles where user_id = users.id and role = 'host')`.as('isHost'),
    ])
    .where('users.id', '=', id)
    .where(hasProfile('profiles'))
    .executeTakeFirst()
}

/** The newest first. */
export async function findLiveListings(handle: Handle, hostId: string, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('properties')
    .select('id')
    .where('host_id', '=', hostId)
    .where('available', '=', sql<boolean>`true`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
