import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type Difference = { bookingId: string; what: string; ours: number; theirs: number }

type Moved = { since: Date; named: string[]; after: string | null; limit: number }

/** Bookings whose money moved since then, and those that were named last time, in the order of their ids. */
export async function findMovedBookings(
  handle: Handle,
  { since, named, after, limit }: Moved,
): Promise<string[]> {
  const rows = await handle
    .selectFrom('payments')
    .select('booking_id as bookingId')
    .distinct()
    .where(sql<SqlBool>`(${after}::uuid is null or payments.booking_id > ${after}::uuid)`)
    .where(
      sql<SqlBool>`((payments.reference is not null and (payments.created_at >= ${since} or payments.settled_at >= ${since}
        or payments.booking_id = any(${named}::uuid[])
        or exists (select 1 from refunds where refunds.payment_id = payments.id
          and (refunds.created_at >= ${since} or refunds.settled_at >= ${since}))))
        or exists (select 1 from claims join claim_charges on claim_charges.claim_id = claims.id
          where claims.booking_id = payments.booking_id
          and (claim_charges.created_at >= ${since} or claim_charges.settled_at >= ${since})))`,
    )
    .orderBy('booking_id')
    .limit(limit)
    .execute()
  return rows.map(({ bookingId }) => bookingId)
}

/** Every card of these bookings that the processor has a charge for, and what is on its way back to each. */
export async function findChargesOf(handle: Handle, bookingIds: string[]) {
  return handle
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'payments.booking_id as bookingId',
      sql<string>`payments.reference`.as('reference'),
      'payments.state',
      'bookings.confirming_since as confirmingSince',
      sql<number>`(select coalesce(sum(refunds.amount_cents - refunds.to_credit_cents), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.state in ('asking', 'pending'))`.as('onItsWay'),
    ])
    .where('payments.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('payments.reference', 'is not', null)
    .orderBy('payments.booking_id')
    .orderBy('payments.attempt')
    .execute()
}

/** What guests paid, or were to pay, after claims about these bookings. */
export async function findClaimChargesOf(handle: Handle, bookingIds: string[]) {
  return handle
    .selectFrom('claim_charges')
    .innerJoin('claims', 'claims.id', 'claim_charges.claim_id')
    .select([
      'claims.booking_id as bookingId',
      sql<string>`claim_charges.reference`.as('reference'),
      'claim_charges.state',
      'claim_charges.created_at as createdAt',
    ])
    .where('claims.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('claim_charges.reference', 'is not', null)
    .orderBy('claims.booking_id')
    .orderBy('claim_charges.created_at')
    .execute()
}

/** Cards that were asked after a claim, or let go of, and have heard nothing since then. */
export async function findStuckClaimCharges(handle: Handle, before: Date, limit: number) {
  return handle
    .selectFrom('claim_charges')
    .innerJoin('claims', 'claims.id', 'claim_charges.claim_id')
    .select(['claims.booking_id as bookingId', 'claim_charges.state', 'claim_charges.amount_cents as amount'])
    .where('claim_charges.state', 'in', ['asking', 'releasing'])
    .where('claim_charges.created_at', '<=', before)
    .orderBy('claim_charges.created_at')
    .limit(limit)
    .execute()
}

/** Cards that were asked, or let go of, and have heard nothing since then. */
export async function findStuckPayments(handle: Handle, before: Date, limit: number) {
  return handle
    .selectFrom('payments')
    .select(['booking_id as bookingId', 'state', 'amount_cents as amount'])
    .where(
      sql<SqlBool>`((state = 'asking' and created_at <= ${before})
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
  const rows = await handle
    .selectFrom('reconciliations')
    .select(['at', 'checked', 'differences'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, differences: row.differences as Difference[] }))
}
