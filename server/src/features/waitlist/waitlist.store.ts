import type { UserType } from '@roomtone/domain/access/roles'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Language } from '@roomtone/texts/languages'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { timeOrder } from '../../platform/db/time-order.ts'

/** Null when the address is on the list already. */
export async function insertEntry(
  tx: Tx,
  entry: { email: string; fullName: string; userType: UserType; language: Language; now: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('waitlist')
    .values({
      email: entry.email,
      full_name: entry.fullName,
      user_type: entry.userType,
      language: entry.language,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.constraint('waitlist_email_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findEntry(handle: Handle, id: string) {
  return handle
    .selectFrom('waitlist')
    .select(['email', 'full_name as fullName', 'user_type as userType'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Marks those who are not invited yet and returns them; people who were invited before stay as they are. */
export async function markInvited(tx: Tx, ids: string[], invitedBy: string, now: Date) {
  return tx
    .updateTable('waitlist')
    .set({ invited_at: now, invited_by: invitedBy })
    .where('id', 'in', ids)
    .where('invited_at', 'is', null)
    .returning(['id', 'email', 'full_name as fullName', 'language'])
    .execute()
}

export async function countEntries(handle: Handle, ids: string[]): Promise<number> {
  const row = await handle
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return row.count
}

export type Filter = { q: string | undefined; show: 'waiting' | 'invited' | 'all' }

type Page = { filter: Filter; sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findEntryPage(handle: Handle, { filter, sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = handle
    .selectFrom('waitlist')
    .leftJoin('users', 'users.email', 'waitlist.email')
    .select([
      'waitlist.id',
      'waitlist.email',
      'waitlist.full_name as fullName',
      'waitlist.user_type as userType',
      'waitlist.created_at as joinedAt',
      'waitlist.invited_at as invitedAt',
      'users.id as userId',
    ])
    .where(matches(filter))
    .orderBy('waitlist.created_at', way)
    .orderBy('waitlist.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(waitlist.created_at, waitlist.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countMatching(handle: Handle, filter: Filter): Promise<number> {
  const row = await handle
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function matches({ q, show }: Filter) {
  const words = q
    ? sql<SqlBool>`(position(lower(${q}) in waitlist.email) > 0 or position(lower(${q}) in lower(waitlist.full_name)) > 0)`
    : sql<SqlBool>`true`
  if (show === 'all') return words
  const state = show === 'waiting' ? sql`waitlist.invited_at is null` : sql`waitlist.invited_at is not null`
  return sql<SqlBool>`${words} and ${state}`
}
