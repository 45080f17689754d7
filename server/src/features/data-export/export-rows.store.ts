import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import type { AnyExportTable, Only, Whose } from './export-table.ts'
import { EXPORTED_ACTIONS, LOOKED } from './exported-actions.ts'

export type ExportRow = Record<string, unknown>
type Condition = RawBuilder<SqlBool>

/** `t` is the table, `o` the one that it leads to. */
const ONLY: Record<Only, (userId: string) => Condition> = {
  known_to_host: () => sql`(t.sent_at is not null or t.confirmed_at is not null)`,
  of_known_booking: (userId) =>
    sql`(o.guest_id = ${userId}::uuid or o.sent_at is not null or o.confirmed_at is not null)`,
  // As the page of a booking tells it: to the host from when it reached them.
  step_shown: (userId) => sql`(o.guest_id = ${userId}::uuid
    or ((o.sent_at is not null or o.confirmed_at is not null)
      and t.to_state not in ('awaiting_payment', 'second_hold', 'offered')))`,
  by_mail: () => sql`t.source = 'mail'`,
  by_link: () => sql`t.source = 'link'`,
  said_for_host: (userId) => sql`not exists (select from conversations c
    where c.id = t.conversation_id and ${userId}::uuid in (c.guest_id, c.host_id))`,
  message_shown: (userId) => sql`(not t.is_flagged or t.sender_id = ${userId}::uuid)`,
  published: () => sql`(t.published_at is not null and t.hidden_at is null)`,
  found_by_rule: () => sql`t.reporter_id is null`,
  own_device: () => sql`t.impersonated_by is null`,
  about_themself: (userId) => sql`(t.subject_type = 'user' and t.subject_id = ${userId}
    and t.personal is not null and t.personal_subject = ${userId}::uuid)`,
  told_of: (userId) => sql`(t.subject_type = 'user' and t.actor_id is distinct from ${userId}::uuid
    and t.action = any(${EXPORTED_ACTIONS}::text[]))`,
  looked: (userId) => sql`(t.subject_type = 'user' and t.action = ${LOOKED}
    and t.personal_subject = ${userId}::uuid)`,
}

const isAnyOf = (alias: string, columns: readonly string[], userId: string): Condition =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${userId}`),
    sql` or `,
  )})`

/**
 * All ids are found first, and the tables asked by them. A condition on each row (`exists … or …`) has the planner walk
 * the whole ledger in the order of the page, for a person who has ten rows in it.
 */
const isOwnAccount = (name: string, userId: string): Condition =>
  sql`${sql.ref(name)} = any(${[`host_payable:${userId}`, `host_debt:${userId}`]}::text[]
    || array(select 'guest:' || b.id from bookings b where b.guest_id = ${userId}::uuid))`

const isOwnEntry = (entry: string, userId: string): Condition =>
  sql`${sql.ref(`${entry}.account_id`)} = any(array(
    select a.id from ledger_accounts a where ${isOwnAccount('a.name', userId)}))`

function isTheirs(whose: Whose, userId: string): Condition {
  if ('ledger' in whose) {
    if (whose.ledger === 'accounts') return isOwnAccount('t.name', userId)
    if (whose.ledger === 'entries') return isOwnEntry('t', userId)
    return sql`t.id = any(array(select e.transfer_id from ledger_entries e where ${isOwnEntry('e', userId)}))`
  }
  if ('email' in whose)
    return sql`${sql.ref(`t.${whose.email}`)} = (select users.email from users where users.id = ${userId}::uuid)`
  const only: Condition = whose.only ? ONLY[whose.only](userId) : sql`true`
  if ('through' in whose)
    return sql`exists (select from ${sql.table(whose.to)} o
      where ${sql.ref(`o.${whose.key ?? 'id'}`)} = ${sql.ref(`t.${whose.through}`)}
        and ${isAnyOf('o', whose.own, userId)} and ${only})`
  return sql`${isAnyOf('t', whose.own, userId)} and ${only}`
}

type Page = { userId: string; after: unknown[] | null; limit: number }

/** By what tells its rows apart. `__0`, `__1` … hold that; `__booking` whose key opens what is sealed. */
export async function findExportRows(
  handle: Handle,
  { table, whose, columns, key, sealed, without }: AnyExportTable,
  { userId, after, limit }: Page,
): Promise<ExportRow[]> {
  const keys = key.map((column) => sql`${sql.ref(`t.${column}`)}`)
  const places = key.map((column, n) => sql`${sql.ref(`t.${column}`)} as ${sql.id(`__${n}`)}`)
  const booking = Object.values(sealed).includes('release')
    ? [sql`(select r.booking_id from releases r where r.id = ${sql.ref('t.release_id')}) as "__booking"`]
    : []
  const taken = columns.map((column) => {
    const names = without[column]
    return names
      ? sql`(${sql.ref(`t.${column}`)} - ${names}::text[]) as ${sql.id(column)}`
      : sql`${sql.ref(`t.${column}`)}`
  })
  const beyond = after
    ? sql`(${sql.join(keys)}) > (${sql.join(after.map((value) => sql`${value}`))})`
    : sql`true`
  const { rows } = await sql<ExportRow>`
    select ${sql.join([...taken, ...places, ...booking])}
    from ${sql.table(table)} t
    where ${isTheirs(whose, userId)} and ${beyond}
    order by ${sql.join(keys)}
    limit ${limit}`.execute(handle)
  return rows
}

export async function findFirstNames(handle: Handle, ids: string[]): Promise<Map<string, string>> {
  const rows = await handle
    .selectFrom('profiles')
    .select(['id', firstName('profiles').as('name')])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
