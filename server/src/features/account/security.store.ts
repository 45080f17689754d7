import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export async function findSecurity(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .leftJoin('linked_identities as google', (join) =>
      join.onRef('google.user_id', '=', 'users.id').on('google.provider', '=', 'google'),
    )
    .select([
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      'users.password_changed_at as passwordChangedAt',
      'google.email as googleEmail',
      'google.linked_at as googleLinkedAt',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}
