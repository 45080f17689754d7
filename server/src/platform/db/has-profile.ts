import { type RawBuilder, sql } from 'kysely'

/** Whether the person of a joined row of profiles can be looked up by everyone: not away, not suspended, not leaving. */
export function hasProfile(profile: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${profile}.${column}`)
  return sql<boolean>`(${of('verification_status')} <> 'deactivated' and exists (select from users
    where users.id = ${of('id')} and users.suspended_at is null and users.closing_until is null
      and users.closed_at is null))`
}
