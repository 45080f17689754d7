import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export async function findSecurity(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .leftJoin('linked_identities as google', (join) =>
      join.onRef('google.user_id', '=', 'users.id').on('google.provider', '=', 'google'),
    )
    .leftJoin('factor_removals as removal', (join) =>
      join.onRef('removal.user_id', '=', 'users.id').on('removal.ended_at', 'is', null),
    )
    .select([
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      'users.password_changed_at as passwordChangedAt',
      'google.email as googleEmail',
      'google.linked_at as googleLinkedAt',
      'removal.takes_effect_at as factorsGoAt',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}
