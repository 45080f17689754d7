import type { Cents } from '@roomtone/domain/money/cents'
import type { TaxpayerKind } from '@roomtone/domain/tax/tax-id'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export async function findTaxpayer(handle: Handle, userId: string) {
  return handle
    .selectFrom('taxpayers')
    .select(['kind', 'country', 'personal', 'tax_id_last4 as last4', 'certified_at as certifiedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type NewTaxpayer = {
  userId: string
  kind: TaxpayerKind
  country: string
  personal: Buffer
  last4: string
  now: Date
}

export async function upsertTaxpayer(tx: Tx, taxpayer: NewTaxpayer): Promise<void> {
  const { userId, kind, country, personal, last4, now } = taxpayer
  const columns = { kind, country, personal, tax_id_last4: last4, certified_at: now, updated_at: now }
  await tx
    .insertInto('taxpayers')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.constraint('taxpayers_pkey').doUpdateSet(columns))
    .execute()
}

export async function deleteTaxpayer(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('taxpayers').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function findVat(handle: Handle, userId: string) {
  return handle
    .selectFrom('vat_ids')
    .select(['country', 'personal', 'last4'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type NewVat = { userId: string; country: string; personal: Buffer; last4: string; now: Date }

export async function upsertVat(tx: Tx, { userId, country, personal, last4, now }: NewVat): Promise<void> {
  const columns = { country, personal, last4, updated_at: now }
  await tx
    .insertInto('vat_ids')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.constraint('vat_ids_pkey').doUpdateSet(columns))
    .execute()
}

export async function deleteVat(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('vat_ids').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export type TaxedMonth = { month: string; due: Cents; withheld: Cents; paid: Cents; fees: Cents }

/**
 * What payouts that have come to an end moved in the ledger, by the month in which they did, on the clocks of that
 * zone. The fee is what we had kept of each booking by then; it counts once, with the payout of the booking itself.
 */
export async function sumByMonth(handle: Handle, userId: string, zone: string): Promise<TaxedMonth[]> {
  const { rows } = await sql<TaxedMonth>`
    select to_char(payouts.settled_at at time zone ${zone}, 'YYYY-MM') as month,
      sum(moved.due)::bigint as due, sum(moved.withheld)::bigint as withheld, sum(moved.paid)::bigint as paid,
      sum(kept.fees)::bigint as fees
    from payouts
    cross join lateral (
      select coalesce(sum(entry.amount_cents) filter (where account.name = ${`host_payable:${userId}`}), 0) as due,
        coalesce(-sum(entry.amount_cents) filter (where account.name = ${`host_debt:${userId}`}), 0) as withheld,
        coalesce(-sum(entry.amount_cents) filter (where account.name = 'payouts'), 0) as paid
      from ledger_transfers transfer
      join ledger_entries entry on entry.transfer_id = transfer.id
      join ledger_accounts account on account.id = entry.account_id
      where transfer.key = 'payout_due:' || payouts.id
    ) as moved
    cross join lateral (
      select coalesce(-sum(entry.amount_cents), 0) as fees
      from ledger_transfers transfer
      join ledger_entries entry on entry.transfer_id = transfer.id
      join ledger_accounts account on account.id = entry.account_id
      where payouts.cause = 'booking' and transfer.booking_id = payouts.booking_id
        and transfer.at <= payouts.settled_at and account.name = 'platform_fee'
    ) as kept
    where payouts.host_id = ${userId}::uuid and payouts.state in ('paid', 'settled')
    group by month
    order by month`.execute(handle)
  return rows
}
