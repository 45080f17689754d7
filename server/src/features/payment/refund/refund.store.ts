import type { RefundState } from '@roomtone/domain/payment/standing'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { clearAssignment } from '../../assignment/entry.ts'

/** The part that the processor handles; the rest has gone back to gift cards and coupons. */
const TO_CARD = sql<number>`(refunds.amount_cents - refunds.to_credit_cents)`

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export async function findRefund(handle: Handle, id: string) {
  return handle
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.booking_id as bookingId',
      'refunds.payment_id as chargeId',
      TO_CARD.as('amount'),
      'refunds.state',
      'refunds.attempt',
      'refunds.created_at as createdAt',
      'charges.reference as chargeReference',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

export type SentRefund = Awaited<ReturnType<typeof findSentRefunds>>[number]

/** Those that the processor has taken, the newest first. */
export async function findSentRefunds(handle: Handle, chargeId: string) {
  return (
    handle
      .selectFrom('refunds')
      .select(['id', 'booking_id as bookingId', TO_CARD.as('amount'), 'state', 'attempt'])
      .where('payment_id', '=', chargeId)
      .where(TO_CARD, '>', 0)
      .where('state', 'in', ['pending', 'done'])
      // A refund that was paid past the processor is not theirs.
      .where(sql<boolean>`settled_through is distinct from 'bank'`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  )
}

type Change = { state: RefundState; reference?: string; settled_at?: Date }

/** False: it had moved on from `from` already. A finished refund is no one's work anymore. */
export async function updateRefund(tx: Tx, id: string, from: RefundState[], to: Change): Promise<boolean> {
  const result = await tx
    .updateTable('refunds')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  const hasMoved = result.numUpdatedRows > 0n
  if (hasMoved && to.state === 'done') await clearAssignment(tx, 'refund', id)
  return hasMoved
}

type NewRefund = {
  /** The form's key where a person asked for it; else one is made. */
  id?: string
  bookingId: string
  chargeId: string
  amount: number
  /** The part that goes back to gift cards and coupons: the processor is told about the rest. */
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
      payment_id: refund.chargeId,
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

export async function findAskedRefund(handle: Handle, id: string) {
  return handle
    .selectFrom('refunds')
    .select(['booking_id as bookingId', 'amount_cents as amount'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The charges that paid a booking's price, the newest first, and the part of each that has not been promised
 * back.
 */
export async function findRefundable(
  handle: Handle,
  bookingId: string,
): Promise<{ id: string; left: number }[]> {
  return handle
    .selectFrom('charges')
    .select([
      'id',
      sql<number>`amount_cents - coalesce((select sum(refunds.amount_cents - refunds.to_credit_cents) from refunds
        where refunds.payment_id = charges.id), 0)::bigint`.as('left'),
    ])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'rent')
    .where('state', '=', 'captured')
    .orderBy('created_at', 'desc')
    .execute()
}

export async function findUnsentRefunds(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'asking')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
