import { type Account, kindOf } from '@roomtone/domain/ledger/accounts'
import type { Posting, Transfer, TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type NewTransfer = Transfer & {
  /** What makes it this movement and no other: `capture:` and the booking's id. Whoever retries says the same. */
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

/** In the order of their names: whoever opens the same ones at the same moment waits in line, not in a circle. */
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

/** An account that nothing has touched yet stands at zero. */
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

/** What has gone through the processor for each of these bookings. A payout leaves it too, and is not meant here. */
export async function throughProcessor(
  handle: Handle,
  bookingIds: string[],
): Promise<Map<string, { captured: Cents; refunded: Cents }>> {
  const rows = await handle
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select([
      sql<string>`transfer.booking_id`.as('bookingId'),
      sql<Cents>`coalesce(sum(entry.amount_cents) filter (where transfer.kind in ('capture', 'claim')), 0)::bigint`.as(
        'captured',
      ),
      sql<Cents>`coalesce(-sum(entry.amount_cents) filter (where transfer.kind not in ('capture', 'claim')), 0)::bigint`.as(
        'refunded',
      ),
    ])
    .where('transfer.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('account.name', '=', 'processor')
    .where(
      sql<SqlBool>`(transfer.kind in ('capture', 'claim', 'refund') or (transfer.kind = 'reversal' and transfer.key not like 'reversal:payout:%'))`,
    )
    .groupBy('transfer.booking_id')
    .execute()
  return new Map(rows.map(({ bookingId, captured, refunded }) => [bookingId, { captured, refunded }]))
}

/** Guests who owe us, or whom we owe, and whose last movement is older than `before`: money that got stuck. */
export async function findGuestBalances(
  handle: Handle,
  { before, limit }: { before: Date; limit: number },
): Promise<{ bookingId: string; balance: Cents }[]> {
  return handle
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select([
      sql<string>`substr(account.name, 7)`.as('bookingId'),
      sql<Cents>`sum(entry.amount_cents)::bigint`.as('balance'),
    ])
    .where('account.kind', '=', 'guest')
    .groupBy('account.id')
    .having(sql<SqlBool>`sum(entry.amount_cents) <> 0 and max(transfer.at) <= ${before}`)
    .orderBy('account.id')
    .limit(limit)
    .execute()
}
