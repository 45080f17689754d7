import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Every admin, and whether their mailbox is proved. */
export async function findAdmins(handle: Handle): Promise<{ email: string; isConfirmed: boolean }[]> {
  return handle
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(['users.email', sql<boolean>`users.email_confirmed_at is not null`.as('isConfirmed')])
    .where('user_roles.role', '=', 'admin')
    .where('users.closed_at', 'is', null)
    .orderBy('users.email')
    .execute()
}

/** Only once: a later start does not overrule an admin's decision, either way. */
export async function requireSecondFactorOfAdmins(handle: Handle, now: Date): Promise<void> {
  await handle
    .insertInto('platform_settings')
    .values({ name: 'admins_need_second_factor', value: 'true', version: 1, updated_at: now })
    .onConflict((conflict) => conflict.constraint('platform_settings_pkey').doNothing())
    .execute()
}
