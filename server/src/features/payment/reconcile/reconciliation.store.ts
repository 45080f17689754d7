import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Reconciliations } from '../../../platform/db/generated/schema.ts'

export type Difference = Selectable<Reconciliations>['differences'][number]

type Moved = { since: Date; named: string[]; after: string | null; limit: number }

/** Bookings whose money moved since then, and those that were named last time, in the order of their ids. */
export async function findMovedBookings(
  handle: Handle,
  { since, named, after, limit }: Moved,
): Promise<string[]> {
  const rows = await handle
    .selectFrom('charges')
    .select('booking_id as bookingId')
    .distinct()
    .where('reference', 'is not', null)
    .where(sql<SqlBool>`(${after}::uuid is null or charges.booking_id > ${after}::uuid)`)
    .where(
      sql<SqlBool>`(charges.created_at >= ${since} or charges.settled_at >= ${since}
        or charges.booking_id = any(${named}::uuid[])
        or exists (select 1 from refunds where refunds.payment_id = charges.id
          and (refunds.created_at >= ${since} or refunds.settled_at >= ${since})))`,
    )
    .orderBy('booking_id')
    .limit(limit)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}

/** Every charge of these bookings that the processor knows of, and what is on its way back to each. */
export async function findChargesOf(handle: Handle, bookingIds: string[]) {
  return handle
    .selectFrom('charges')
    .innerJoin('bookings', 'bookings.id', 'charges.booking_id')
    .select([
      'charges.booking_id as bookingId',
      sql<string>`charges.reference`.as('reference'),
      'charges.state',
      // Since when the money is being captured; null: it is not.
      sql<Date | null>`case when charges.purpose = 'rent' then bookings.confirming_since
        when charges.state in ('asking', 'authorised') then charges.created_at end`.as('capturingSince'),
      sql<number>`(select coalesce(sum(refunds.amount_cents - refunds.to_credit_cents), 0)::bigint from refunds
        where refunds.payment_id = charges.id and refunds.state in ('asking', 'pending'))`.as('onItsWay'),
    ])
    .where('charges.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('charges.reference', 'is not', null)
    .orderBy('charges.booking_id')
    .orderBy('charges.created_at')
    .execute()
}

/** Cards that were asked, or are to be voided, and have heard nothing since then. */
export async function findStuckCharges(handle: Handle, before: Date, limit: number) {
  return handle
    .selectFrom('charges')
    .select(['booking_id as bookingId', 'state', 'amount_cents as amount'])
    .where(
      sql<SqlBool>`((state = 'asking' and created_at <= ${before})
        or (state = 'authorised' and purpose = 'claim' and created_at <= ${before})
        or (state = 'releasing' and coalesce(settled_at, created_at) <= ${before}))`,
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Payouts that are on their way, or should have been, since then. */
export async function findStuckPayouts(handle: Handle, before: Date, limit: number) {
  return handle
    .selectFrom('payouts')
    .select([
      'booking_id as bookingId',
      'state',
      'refused_code as refusedCode',
      sql<number>`coalesce(paid_cents, 0)`.as('amount'),
    ])
    .where(
      sql<SqlBool>`((state = 'sending' and settled_at <= ${before}) or (state = 'scheduled' and due_at <= ${before}))`,
    )
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** Bookings whose payout has been released, and that have something left on their host's account all the same. */
export async function findLeftWithHosts(
  handle: Handle,
  { since, limit }: { since: Date; limit: number },
): Promise<{ bookingId: string; left: number }[]> {
  return handle
    .selectFrom('payouts')
    .innerJoin('ledger_transfers as transfer', 'transfer.booking_id', 'payouts.booking_id')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select([
      sql<string>`payouts.booking_id`.as('bookingId'),
      sql<number>`sum(entry.amount_cents)::bigint`.as('left'),
    ])
    .where('payouts.due_cents', 'is not', null)
    .where('payouts.settled_at', '>=', since)
    .where(sql<SqlBool>`account.name = 'host_payable:' || payouts.host_id`)
    .groupBy('payouts.booking_id')
    .having(sql<SqlBool>`sum(entry.amount_cents) <> 0`)
    .limit(limit)
    .execute()
}

/** Bookings that have ended since then, with something on their host's account that no payout is to send. */
export async function findUnplannedShares(
  handle: Handle,
  { since, limit }: { since: Date; limit: number },
): Promise<{ bookingId: string; left: number }[]> {
  return handle
    .selectFrom('bookings')
    .innerJoin('ledger_transfers as transfer', 'transfer.booking_id', 'bookings.id')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['bookings.id as bookingId', sql<number>`sum(entry.amount_cents)::bigint`.as('left')])
    .where('bookings.ended_at', '>=', since)
    .where(sql<SqlBool>`account.name = 'host_payable:' || bookings.host_id`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payouts').select('payouts.id').whereRef('payouts.booking_id', '=', 'bookings.id')),
      ),
    )
    .groupBy('bookings.id')
    .having(sql<SqlBool>`sum(entry.amount_cents) <> 0`)
    .limit(limit)
    .execute()
}

type NewReconciliation = { now: Date; checked: number; differences: Difference[] }

export async function insertReconciliation(
  tx: Tx,
  { now, checked, differences }: NewReconciliation,
): Promise<void> {
  await tx
    .insertInto('reconciliations')
    .values({ at: now, checked, differences: JSON.stringify(differences) })
    .execute()
}

/** The latest first. */
export async function findReconciliations(handle: Handle, limit: number) {
  return handle
    .selectFrom('reconciliations')
    .select(['at', 'checked', 'differences'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
