import type { Role } from '@roomtone/domain/access/roles'
import type { Language } from '@roomtone/texts/languages'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { isRestingAdmin } from './resting-admin.ts'

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

export async function findMember(handle: Handle, userId: string, commitmentVersion: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.email_confirmed_at as emailConfirmedAt',
      'users.created_at as createdAt',
      'users.language',
      'users.time_zone as timeZone',
      'profiles.full_name as fullName',
      'profiles.first_name as firstName',
      'profiles.last_name as lastName',
      'profiles.date_of_birth as dateOfBirth',
      'profiles.avatar_url as avatarUrl',
      'profiles.verification_status as verificationStatus',
      sql<Role[]>`array(select role from user_roles where user_id = users.id order by role)`.as('roles'),
      eb
        .exists(
          eb
            .selectFrom('commitments')
            .select('commitments.user_id')
            .whereRef('commitments.user_id', '=', 'users.id')
            .where('commitments.version', '=', commitmentVersion),
        )
        .as('hasCommitted'),
      sql<boolean>`${sql.raw(isRestingAdmin('users.id'))}`.as('awaitsSecondFactor'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export async function findLanguage(handle: Handle, email: string): Promise<Language | null> {
  const row = await handle
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? (row.language ?? 'en') : null
}

/** Null: an account that has chosen none. */
export async function findLanguageOf(handle: Handle, userId: string): Promise<Language | null> {
  const row = await handle.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  return row?.language ?? null
}
