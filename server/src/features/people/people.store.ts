import type { Role } from '@roomtone/domain/access/roles'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type PersonFilter = {
  q: string | undefined
  role: Role | undefined
  status: 'active' | 'suspended' | 'deactivated' | undefined
}

export type PersonRow = Awaited<ReturnType<typeof findPeoplePage>>[number]

function people(handle: Handle) {
  return handle.selectFrom('users').innerJoin('profiles', 'profiles.id', 'users.id')
}

function selectPerson(handle: Handle) {
  return people(handle).select((eb) => [
    'users.id',
    'users.email',
    'users.created_at as createdAt',
    'users.suspended_at as suspendedAt',
    'profiles.full_name as fullName',
    'profiles.verification_status as verificationStatus',
    sql<Role[]>`array(select role from user_roles where user_id = users.id order by role)`.as('roles'),
    eb
      .exists(
        eb
          .selectFrom('access_whitelist')
          .select('email')
          .whereRef('access_whitelist.email', '=', 'users.email'),
      )
      .as('onAccessList'),
    eb
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('last_used_at').as('last'))
      .whereRef('sessions.user_id', '=', 'users.id')
      .as('lastSeenAt'),
  ])
}

export async function findPeoplePage(
  handle: Handle,
  { filter, after, limit }: { filter: PersonFilter; after: { at: Date; id: string } | null; limit: number },
) {
  let query = selectPerson(handle)
    .where(matches(filter))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
  if (after) query = query.where(sql<SqlBool>`(users.created_at, users.id) < (${after.at}, ${after.id})`)
  return query.execute()
}

export async function countPeople(handle: Handle, filter: PersonFilter): Promise<number> {
  const row = await people(handle)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findPerson(handle: Handle, id: string) {
  return selectPerson(handle).where('users.id', '=', id).executeTakeFirst()
}

/** Those who can act as admins, suspended ones left out. Rows are locked in one order, so that two admins cannot revoke each other into nobody. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('user_roles.user_id')
    .where('user_roles.role', '=', 'admin')
    .where('users.suspended_at', 'is', null)
    .orderBy('user_roles.user_id')
    .forUpdate('user_roles')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function deleteRole(tx: Tx, userId: string, role: Role): Promise<boolean> {
  const result = await tx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function setSuspended(tx: Tx, userId: string, suspendedAt: Date | null): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ suspended_at: suspendedAt })
    .where('id', '=', userId)
    .where('suspended_at', suspendedAt ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

function matches({ q, role, status }: PersonFilter) {
  const parts = [sql<SqlBool>`true`]
  if (q)
    parts.push(
      sql`(position(lower(${q}) in users.email) > 0 or position(lower(${q}) in lower(profiles.full_name)) > 0)`,
    )
  if (role)
    parts.push(sql`exists (select 1 from user_roles r where r.user_id = users.id and r.role = ${role})`)
  if (status === 'suspended') parts.push(sql`users.suspended_at is not null`)
  if (status === 'deactivated') parts.push(sql`profiles.verification_status = 'deactivated'`)
  if (status === 'active')
    parts.push(sql`users.suspended_at is null and profiles.verification_status <> 'deactivated'`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}
