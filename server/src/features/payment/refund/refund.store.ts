import type { RefundState } from '@roomtone/domain/payment/standing'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { clearAssignment } from '../../assignment/entry.ts'

/** What of it the processor has to do with; the rest has gone back to gift cards and coupons. */
const TO_CARD = sql<number>`(refunds.amount_cents - refunds.to_credit_cents)`

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export async function findRefund(handle: Handle, id: string) {
  return handle
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.booking_id as bookingId',
      'refunds.payment_id as paymentId',
      TO_CARD.as('amount'),
      'refunds.state',
      'refunds.attempt',
      'refunds.created_at as createdAt',
      'payments.reference as chargeReference',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

export type SentRefund = Awaited<ReturnType<typeof findSentRefunds>>[number]

/** Those that the processor has taken, the newest first. */
export async function findSentRefunds(handle: Handle, paymentId: string) {
  return (
    handle
      .selectFrom('refunds')
      .select(['id', 'booking_id as bookingId', TO_CARD.as('amount'), 'state', 'attempt'])
      .where('payment_id', '=', paymentId)
      .where(TO_CARD, '>', 0)
      .where('state', 'in', ['pending', 'done'])
      // Paid past the processor, it is no business of theirs.
      .where(sql<boolean>`settled_through is distinct from 'bank'`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  )
}

type Change = { state: RefundState; reference?: string; settled_at?: Date }

/** False: it had moved on from `from` already. What is done is nobody's work any more. */
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
