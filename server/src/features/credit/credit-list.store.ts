import type { CreditKind } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

type Scope = {
  /** The person who asks; null: no one in particular. */
  userId: string | null
  /** A booking whose own uses do not count. */
  except: string | null
}
const ANYBODY: Scope = { userId: null, except: null }

function live(except: string | null) {
  return sql`credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'
    and credit_uses.booking_id is distinct from ${except}::uuid`
}

function sumOf(state: 'held' | 'spent', except: string | null) {
  return sql<number>`(select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses
    where ${live(except)} and credit_uses.state = ${state})`
}

/** A use that was fully returned does not count: a coupon can be used again then. */
function takenOf(except: string | null) {
  return sql<number>`(select count(*) from credit_uses
    where ${live(except)} and credit_uses.returned_cents < credit_uses.amount_cents)`
}

const BALANCE = sql<number>`(case credits.kind when 'coupon' then 0
  else credits.amount_cents - ${sumOf('held', null)} - ${sumOf('spent', null)} end)`

function rows(handle: Handle, { userId, except }: Scope) {
  return handle.selectFrom('credits').select([
    'credits.id',
    'credits.kind',
    'credits.code_last4 as last4',
    'credits.amount_cents as amount',
    'credits.percent',
    'credits.up_to_cents as upTo',
    'credits.from_total_cents as fromTotal',
    'credits.uses as usesAllowed',
    'credits.expires_at as expiresAt',
    'credits.stopped_at as stoppedAt',
    'credits.issued_at as issuedAt',
    'credits.note',
    sumOf('held', except).as('held'),
    sumOf('spent', except).as('spent'),
    takenOf(except).as('usesTaken'),
    sql<boolean>`exists (select 1 from credit_uses where ${live(except)} and credit_uses.user_id = ${userId}::uuid
        and credit_uses.returned_cents < credit_uses.amount_cents)`.as('isUsedByThem'),
  ])
}

export type CreditRow = Awaited<ReturnType<typeof findChosen>>[number]

/** Those of these that this person has. `except`: what this booking holds counts as free. */
export async function findChosen(
  handle: Handle,
  { userId, ids, except }: { userId: string; ids: string[]; except: string | null },
) {
  return rows(handle, { userId, except })
    .innerJoin('credit_holders', 'credit_holders.credit_id', 'credits.id')
    .where('credit_holders.user_id', '=', userId)
    .where('credits.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('credits.id')
    .execute()
}

/** Shown to a person who may not have it yet. */
export async function findForTaker(handle: Handle, id: string, userId: string) {
  return rows(handle, { userId, except: null })
    .select(
      sql<string[]>`array(select user_id from credit_holders where credit_id = credits.id)`.as('holders'),
    )
    .where('credits.id', '=', id)
    .executeTakeFirst()
}

export type OwnRow = Awaited<ReturnType<typeof findOwn>>[number]

export async function findOwn(handle: Handle, userId: string) {
  return rows(handle, { userId, except: null })
    .innerJoin('credit_holders', 'credit_holders.credit_id', 'credits.id')
    .select('credit_holders.added_at as addedAt')
    .where('credit_holders.user_id', '=', userId)
    .orderBy('credit_holders.added_at', 'desc')
    .orderBy('credits.id')
    .execute()
}

export type CreditUseRow = Awaited<ReturnType<typeof findUsesOf>>[number]

/** The newest first: of these credits, by this person or by anybody. */
export async function findUsesOf(handle: Handle, creditIds: string[], userId: string | null) {
  let query = handle
    .selectFrom('credit_uses')
    .innerJoin('bookings', 'bookings.id', 'credit_uses.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('users', 'users.id', 'credit_uses.user_id')
    .select([
      'credit_uses.credit_id as creditId',
      'credit_uses.booking_id as bookingId',
      'credit_uses.created_at as at',
      'credit_uses.state',
      'credit_uses.amount_cents as amount',
      'credit_uses.returned_cents as returned',
      'properties.title',
      'users.email',
    ])
    .where('credit_uses.credit_id', '=', sql<string>`any(${creditIds}::uuid[])`)
    .orderBy('credit_uses.created_at', 'desc')
    .orderBy('credit_uses.id')
    .limit(500)
  if (userId !== null) query = query.where('credit_uses.user_id', '=', userId)
  return query.execute()
}

export type CreditSort = 'newest' | 'oldest' | 'ending' | 'balance'

/** `order` is what an index holds; `key` says the same in a number, for the cursor, and `from` reads it again. */
type Sorting = {
  order: RawBuilder<unknown>
  key: RawBuilder<number>
  from: (key: number) => Date | number
  direction: 'asc' | 'desc'
}

function byMoment(moment: RawBuilder<unknown>, direction: 'asc' | 'desc'): Sorting {
  const key = sql<number>`(extract(epoch from ${moment}) * 1000)::bigint`
  return { order: moment, key, from: (milliseconds) => new Date(milliseconds), direction }
}

const ISSUED = sql`credits.issued_at`
const SORTS: Record<CreditSort, Sorting> = {
  newest: byMoment(ISSUED, 'desc'),
  oldest: byMoment(ISSUED, 'asc'),
  // What does not end comes last.
  ending: byMoment(sql`coalesce(credits.expires_at, timestamptz '9999-12-31 00:00:00+00')`, 'asc'),
  balance: { order: BALANCE, key: BALANCE, from: (cents) => cents, direction: 'desc' },
}

export type CreditFilter = {
  q: string
  /** Of `q`, where it is a whole code. */
  hash: Buffer | null
  kind?: CreditKind | undefined
  standing?: CreditStanding | undefined
  now: Date
}

type Page = { sort: CreditSort; after: { key: number; id: string } | null; limit: number }

export type AdminRow = Awaited<ReturnType<typeof findCreditPage>>[number]

export async function findCreditPage(handle: Handle, filter: CreditFilter, { sort, after, limit }: Page) {
  const { order, key, from, direction } = SORTS[sort]
  let query = adminRows(handle)
    .select(key.as('sortKey'))
    .where(matches(filter))
    .orderBy(order, direction)
    .orderBy('credits.id', direction)
    .limit(limit + 1)
  const further = direction === 'asc' ? sql`>` : sql`<`
  if (after)
    query = query.where(
      sql<SqlBool>`(${order}, credits.id) ${further} (${from(after.key)}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countCredits(handle: Handle, filter: CreditFilter): Promise<number> {
  const row = await handle
    .selectFrom('credits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function adminRows(handle: Handle) {
  return rows(handle, ANYBODY).select([
    sql<string | null>`(select users.email from credit_holders join users on users.id = credit_holders.user_id
      where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1)`.as(
      'holder',
    ),
    sql<number>`(select count(*) from credit_holders where credit_holders.credit_id = credits.id)`.as(
      'holders',
    ),
  ])
}

export async function findCreditDetail(handle: Handle, id: string) {
  return adminRows(handle)
    .leftJoin('users as issuer', 'issuer.id', 'credits.issued_by')
    .leftJoin('users as stopper', 'stopper.id', 'credits.stopped_by')
    .select(['issuer.email as issuedBy', 'stopper.email as stoppedBy'])
    .where('credits.id', '=', id)
    .executeTakeFirst()
}

/** Those who added it first. */
export async function findHolders(handle: Handle, creditId: string) {
  return handle
    .selectFrom('credit_holders')
    .innerJoin('users', 'users.id', 'credit_holders.user_id')
    .innerJoin('profiles', 'profiles.id', 'credit_holders.user_id')
    .select([
      'users.id as userId',
      'users.email',
      'profiles.full_name as name',
      'credit_holders.added_at as addedAt',
    ])
    .where('credit_holders.credit_id', '=', creditId)
    .orderBy('credit_holders.added_at')
    .orderBy('users.id')
    .limit(100)
    .execute()
}

function matches({ q, hash, kind, standing, now }: CreditFilter): RawBuilder<SqlBool> {
  const parts = [sql<SqlBool>`true`]
  if (hash) parts.push(sql`credits.code_hash = ${hash}`)
  else if (q !== '') parts.push(isFound(q))
  if (kind) parts.push(sql`credits.kind = ${kind}`)
  if (standing) parts.push(stands(standing, now))
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

function isFound(q: string): RawBuilder<SqlBool> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(credits.code_last4 = upper(${q}) or credits.note ilike ${pattern}
    or exists (select 1 from credit_holders join users on users.id = credit_holders.user_id
      join profiles on profiles.id = credit_holders.user_id
      where credit_holders.credit_id = credits.id and (users.email ilike ${pattern} or profiles.full_name ilike ${pattern})))`
}

/** The rule in SQL, for all credits in one statement. */
function stands(standing: CreditStanding, now: Date): RawBuilder<SqlBool> {
  const isStopped = sql<SqlBool>`credits.stopped_at is not null`
  const isUsedUp = sql<SqlBool>`(case credits.kind when 'gift_card' then ${BALANCE} <= 0
    else coalesce(${takenOf(null)} >= credits.uses, false) end)`
  const isOver = sql<SqlBool>`coalesce(credits.expires_at <= ${now}, false)`
  switch (standing) {
    case 'stopped':
      return isStopped
    case 'used_up':
      return sql`not (${isStopped}) and ${isUsedUp}`
    case 'expired':
      return sql`not (${isStopped}) and not ${isUsedUp} and ${isOver}`
    case 'usable':
      return sql`not (${isStopped}) and not ${isUsedUp} and not ${isOver}`
  }
}
