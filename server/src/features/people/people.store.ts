import type { Role } from '@roomtone/domain/access/roles'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type PersonFilter = {
  q: string | undefined
  role: Role | undefined
  status: 'active' | 'suspended' | 'deactivated' | undefined
  verified: 'yes' | 'no' | undefined
}

export type PersonSort = 'newest' | 'oldest' | 'name' | 'seen'

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
    'users.email_confirmed_at as emailConfirmedAt',
    'profiles.full_name as fullName',
    sql<string>`lower(profiles.full_name)`.as('nameKey'),
    'profiles.verification_status as verificationStatus',
    sql<Role[]>`array(select role from user_roles where user_id = users.id order by role)`.as('roles'),
    sql<number>`(select count(*) from bookings where state = 'confirmed'
      and (guest_id = users.id or host_id = users.id))`.as('bookingsAhead'),
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
      .where('sessions.impersonated_by', 'is', null)
      .as('lastSeenAt'),
  ])
}

const NEVER = sql<Date>`'epoch'::timestamptz`
const lastSeen = sql<Date>`coalesce((select max(s.last_used_at) from sessions s
  where s.user_id = users.id and s.impersonated_by is null), ${NEVER})`

const ORDERS = {
  newest: { key: sql`users.created_at`, down: true },
  oldest: { key: sql`users.created_at`, down: false },
  name: { key: sql`lower(profiles.full_name)`, down: false },
  seen: { key: lastSeen, down: true },
} as const

type After = { key: string; id: string }
type Page = { filter: PersonFilter; sort: PersonSort; after: After | null; limit: number }

export async function findPeoplePage(handle: Handle, { filter, sort, after, limit }: Page) {
  const { key, down } = ORDERS[sort]
  const way = sql.raw(down ? 'desc' : 'asc')
  let query = selectPerson(handle)
    .where(matches(filter))
    .orderBy(sql`${key} ${way}, users.id ${way}`)
    .limit(limit + 1)
  if (after) {
    const than = sql.raw(down ? '<' : '>')
    const given = sort === 'name' ? sql`${after.key}::text` : sql`${after.key}::timestamptz`
    query = query.where(sql<SqlBool>`(${key}, users.id) ${than} (${given}, ${after.id}::uuid)`)
  }
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

function matches({ q, role, status, verified }: PersonFilter) {
  const parts = [sql<SqlBool>`true`]
  if (q)
    parts.push(
      sql`(position(lower(${q}) in users.email) > 0 or position(lower(${q}) in lower(profiles.full_name)) > 0)`,
    )
  if (role)
    parts.push(sql`exists (select 1 from user_roles r where r.user_id = users.id and r.role = ${role})`)
  if (verified) parts.push(sql`profiles.is_verified = ${verified === 'yes'}`)
  if (status === 'suspended') parts.push(sql`users.suspended_at is not null`)
  if (status === 'deactivated') parts.push(sql`profiles.verification_status = 'deactivated'`)
  if (status === 'active')
    parts.push(sql`users.suspended_at is null and profiles.verification_status <> 'deactivated'`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}
