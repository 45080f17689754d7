import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { timeOrder } from '../../platform/db/time-order.ts'

export type AccessSource = 'admin' | 'waitlist' | 'demo' | 'command' | 'open'

export async function isOnAccessList(handle: Handle, email: string): Promise<boolean> {
  const row = await handle
    .selectFrom('access_whitelist')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** The same, locked until the transaction ends. */
export async function holdAccess(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('access_whitelist')
    .select('email')
    .where('email', '=', email)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Answers only the addresses that were not there before. */
export async function insertAccess(
  tx: Tx,
  entry: { emails: string[]; addedBy: string | null; source: AccessSource; now: Date },
): Promise<string[]> {
  if (entry.emails.length === 0) return []
  const rows = await tx
    .insertInto('access_whitelist')
    .values(
      entry.emails.map((email) => ({
        email,
        added_at: entry.now,
        added_by: entry.addedBy,
        source: entry.source,
      })),
    )
    .onConflict((conflict) => conflict.constraint('access_whitelist_pkey').doNothing())
    .returning('email')
    .execute()
  return rows.map((row) => row.email)
}

export async function deleteAccess(tx: Tx, email: string): Promise<boolean> {
  const result = await tx.deleteFrom('access_whitelist').where('email', '=', email).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * Locks what signing in locks: a session that is being opened either exists before this goes on, or is not
 * opened.
 */
export async function lockUserByEmail(tx: Tx, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

export type AccessFilter = { q?: string | undefined; source?: AccessSource | undefined }
type Page = AccessFilter & { sort: TimeSort; after: { at: Date; email: string } | null; limit: number }

export async function findAccessPage(handle: Handle, { sort, after, limit, ...filter }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = handle
    .selectFrom('access_whitelist as entry')
    .leftJoin('users', 'users.email', 'entry.email')
    .select(['entry.email', 'entry.added_at as addedAt', 'entry.source', 'users.id as userId'])
    .where(isFound(filter))
    .orderBy('entry.added_at', way)
    .orderBy('entry.email', way)
    .limit(limit + 1)
  if (after)
    query = query.where(sql<boolean>`(entry.added_at, entry.email) ${beyond} (${after.at}, ${after.email})`)
  return query.execute()
}

export async function countAccess(handle: Handle, filter: AccessFilter): Promise<number> {
  const row = await handle
    .selectFrom('access_whitelist as entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isFound(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function isFound({ q, source }: AccessFilter) {
  const words = q ? sql<boolean>`position(lower(${q}) in entry.email) > 0` : sql<boolean>`true`
  return source ? sql<boolean>`${words} and entry.source = ${source}` : words
}

/** The platform setting that opens the doors to everyone; absent means invite-only. */
export async function isSignUpOpen(handle: Handle): Promise<boolean> {
  const row = await handle
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', 'sign_up_open')
    .executeTakeFirst()
  return row?.value === true
}

/**
 * Whether a row of users cannot sign in, because the doors are closed and they are not on the list. It is
 * scalar on purpose: each row is one lookup of a key, where the planner would rather read the whole list
 * first.
 */
export function isShutOut(users: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`((select true from access_whitelist as listed
      where listed.email = ${sql.ref(`${users}.email`)}) is null
    and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb)`
}

export async function findUsersByEmails(handle: Handle, emails: string[]): Promise<string[]> {
  const rows = await handle.selectFrom('users').select('id').where('email', 'in', emails).execute()
  return rows.map(({ id }) => id)
}

/** People affected by opening or closing the doors: with listings or open requests, and not on the list. */
export async function findUnlisted(handle: Handle): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where not exists (select from access_whitelist as listed where listed.email = users.email)
      and (exists (select from properties where host_id = users.id)
        or exists (select from bookings where guest_id = users.id and expires_at is not null))
    order by users.id`.execute(handle)
  return rows.map(({ id }) => id)
}

/** In one order, so that two admins who take something from each other take turns. */
export async function lockAdminRoles(tx: Tx): Promise<void> {
  await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** Those who can sign in: neither suspended nor closed, and on the list unless everyone may. */
export async function findActingAdmins(tx: Tx): Promise<string[]> {
  const isOpen = await isSignUpOpen(tx)
  const rows = await tx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .leftJoin('access_whitelist as entry', 'entry.email', 'users.email')
    .select('user_roles.user_id as userId')
    .where('user_roles.role', '=', 'admin')
    .where('users.suspended_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .$if(!isOpen, (query) => query.where('entry.email', 'is not', null))
    .execute()
  return rows.map((row) => row.userId)
}
