import { type Account, kindOf } from '@roomtone/domain/ledger/accounts'
import type { Posting, Transfer, TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type NewTransfer = Transfer & {
  /** Identifies this movement: `capture:` and the booking's id. A retry uses the same key. */
  key: string
  bookingId: string | null
  /** Ids and numbers only: what is written here stays. */
  memo?: Record<string, string | number>
  now: Date
}

/** False: it was there before, and what it said then counts. Whether it balances the database asks at commit. */
export async function postTransfer(tx: Tx, transfer: NewTransfer): Promise<boolean> {
  const { key, kind, bookingId, postings, memo, now } = transfer
  const row = await tx
    .insertInto('ledger_transfers')
    .values({
      at: now,
      kind,
      booking_id: bookingId,
      key,
      entry_count: postings.length,
      memo: JSON.stringify(memo ?? {}),
    })
    .onConflict((conflict) => conflict.constraint('ledger_transfers_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await openAccounts(
    tx,
    postings.map(({ account }) => account),
  )
  await insertEntries(tx, row.id, postings)
  return true
}

/** In the order of their names, so that simultaneous callers wait for each other instead of deadlocking. */
async function openAccounts(tx: Tx, names: Account[]): Promise<void> {
  const owned = names.filter((name) => name !== kindOf(name)).sort()
  if (owned.length === 0) return
  await tx
    .insertInto('ledger_accounts')
    .values(owned.map((name) => ({ name, kind: kindOf(name) })))
    .onConflict((conflict) => conflict.constraint('ledger_accounts_name').doNothing())
    .execute()
}

async function insertEntries(tx: Tx, transferId: string, postings: Posting[]): Promise<void> {
  const names = postings.map(({ account }) => account)
  const amounts = postings.map(({ amount }) => amount)
  await tx
    .insertInto('ledger_entries')
    .columns(['transfer_id', 'account_id', 'amount_cents'])
    .expression(
      sql`select ${transferId}::uuid, ledger_accounts.id, posting.amount
        from unnest(${names}::text[], ${amounts}::bigint[]) as posting (account, amount)
        join ledger_accounts on ledger_accounts.name = posting.account`,
    )
    .execute()
}

/** An account without movements has a balance of zero. */
export async function balanceOf(handle: Handle, account: Account): Promise<Cents> {
  const row = await handle
    .selectFrom('ledger_balances')
    .select('balance_cents as balance')
    .where('name', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}

type PostedTransfer = { id: string; at: Date; kind: TransferKind; key: string; postings: Posting[] }

/** In the order in which they were written. */
export async function transfersOf(handle: Handle, bookingId: string): Promise<PostedTransfer[]> {
  return handle
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select([
      'transfer.id',
      'transfer.at',
      'transfer.kind',
      'transfer.key',
      sql<Posting[]>`json_agg(json_build_object('account', account.name, 'amount', entry.amount_cents)
        order by account.name)`.as('postings'),
    ])
    .where('transfer.booking_id', '=', bookingId)
    .groupBy('transfer.id')
    .orderBy('transfer.seq')
    .execute()
}

/** Anything but zero is a fault of the database itself; reconciliation looks all the same. */
export async function sumOfAll(handle: Handle): Promise<Cents> {
  const { total } = await handle
    .selectFrom('ledger_entries')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** What one booking has left on an account that it shares with others: the host's, of all their bookings. */
export async function shareOf(handle: Handle, account: Account, bookingId: string): Promise<Cents> {
  const { share } = await handle
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(sql<Cents>`coalesce(sum(entry.amount_cents), 0)::bigint`.as('share'))
    .where('transfer.booking_id', '=', bookingId)
    .where('account.name', '=', account)
    .executeTakeFirstOrThrow()
  return share
}

/**
 * What has gone through the processor for each of these bookings. A payout leaves it too, and is not meant here. Their
 * transfers come first, and of each its one entry: the processor's account has an entry of every booking there ever was,
 * the planner takes it for one like any other, and would begin with it.
 */
export async function throughProcessor(
  handle: Handle,
  bookingIds: string[],
): Promise<Map<string, { captured: Cents; refunded: Cents }>> {
  const { rows } = await sql<{ bookingId: string; captured: Cents; refunded: Cents }>`
    with transfer as materialized (
      select id, booking_id, kind from ledger_transfers
      where booking_id = any(${bookingIds}::uuid[])
        and (kind in ('capture', 'claim', 'refund') or (kind = 'reversal' and key not like 'reversal:payout:%')))
    select transfer.booking_id as "bookingId",
      coalesce(sum(entry.amount) filter (where transfer.kind in ('capture', 'claim')), 0)::bigint as captured,
      coalesce(-sum(entry.amount) filter (where transfer.kind not in ('capture', 'claim')), 0)::bigint as refunded
    from transfer cross join lateral (
      select e.amount_cents as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transfer_id = transfer.id and a.name = 'processor' offset 0) entry
    group by transfer.booking_id`.execute(handle)
  return new Map(rows.map(({ bookingId, captured, refunded }) => [bookingId, { captured, refunded }]))
}

export type GuestBalance = { bookingId: string; balance: Cents }
export type GuestBalances = { last: number | null; stuck: GuestBalance[] }
type Accounts = { after: number; accounts: number; before: Date }

/**
 * Guests who owe us, or whom we owe, and whose last movement is older than `before`: money that got stuck. It
 * looks at only so many of the next accounts, since nearly all of them are at zero: asking for a number of
 * nonzero ones would read the whole ledger in one statement. `last` is null after the last one.
 */
export async function findGuestBalances(
  handle: Handle,
  { after, accounts, before }: Accounts,
): Promise<GuestBalances> {
  const { rows } = await sql<GuestBalances>`
    with account as materialized (
      select id, name from ledger_accounts where kind = 'guest' and id > ${after} order by id limit ${accounts}),
    uneven as materialized (
      select account.id, account.name, entry.balance from account cross join lateral (
        select sum(e.amount_cents)::bigint as balance from ledger_entries e where e.account_id = account.id) entry
      where entry.balance <> 0)
    select (select max(id) from account) as last,
      coalesce((
        select json_agg(json_build_object('bookingId', substr(name, 7), 'balance', balance) order by id) from uneven
        where ${before} >= (
          select max((select t.at from ledger_transfers t where t.id = e.transfer_id))
          from ledger_entries e where e.account_id = uneven.id)), '[]') as stuck`.execute(handle)
  return rows[0] ?? { last: null, stuck: [] }
}
