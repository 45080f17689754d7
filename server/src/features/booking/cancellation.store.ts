import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** When this host last cancelled without owing anything. */
export async function findLastFree(handle: Handle, hostId: string): Promise<Date | null> {
  const row = await handle
    .selectFrom('bookings')
    .select('ended_at as at')
    .where('host_id', '=', hostId)
    .where('state', '=', 'cancelled')
    .where('penalty_waived', '=', true)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Cancellations of one host take turns until the transaction ends, or two at once would both be the free one. */
export async function takeTurnsOfHost(tx: Tx, hostId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cancellations-of:${hostId}`}, 0))`.execute(tx)
}

type NewRefund = {
  /** The form's key where a person asked for it; else one is made. */
  id?: string
  bookingId: string
  paymentId: string
  amount: number
  /** Of it, what goes back to gift cards and coupons: the processor is told of the rest. */
  toCredit: number
  kind: 'policy' | 'goodwill' | 'claim'
  /** What it was awarded for. */
  claimId?: string
  reason: string
  requestedBy: string | null
  now: Date
}

/** Undefined: there is one of that id already. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string | undefined> {
  const row = await tx
    .insertInto('refunds')
    .values({
      ...(refund.id ? { id: refund.id } : {}),
      booking_id: refund.bookingId,
      payment_id: refund.paymentId,
      amount_cents: refund.amount,
      to_credit_cents: refund.toCredit,
      kind: refund.kind,
      claim_id: refund.claimId ?? null,
      reason: refund.reason,
      requested_by: refund.requestedBy,
      created_at: refund.now,
      ...(refund.toCredit === refund.amount ? { state: 'done', settled_at: refund.now } : {}),
    })
    .onConflict((conflict) => conflict.constraint('refunds_pkey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What has been promised to the card so far, whether or not it has it back. */
export async function sumToCard(handle: Handle, bookingId: string): Promise<number> {
  const { sum } = await handle
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents - to_credit_cents), 0)::bigint`.as('sum'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return sum
}

export async function findAskedRefund(handle: Handle, id: string) {
  return handle
    .selectFrom('refunds')
    .select(['booking_id as bookingId', 'amount_cents as amount'])
    .where('id', '=', id)
    .executeTakeFirst()
}
