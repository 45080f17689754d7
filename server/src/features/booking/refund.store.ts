import type { RefundState } from '@roomtone/domain/payment/standing'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export async function findRefund(handle: Handle, id: string) {
  return handle
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.booking_id as bookingId',
      'refunds.payment_id as paymentId',
      'refunds.amount_cents as amount',
      'refunds.state',
      'refunds.created_at as createdAt',
      'payments.reference as chargeReference',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

export type SentRefund = Awaited<ReturnType<typeof findSentRefunds>>[number]

/** Those that the processor has taken, the newest first. */
export async function findSentRefunds(handle: Handle, paymentId: string) {
  return handle
    .selectFrom('refunds')
    .select(['id', 'booking_id as bookingId', 'amount_cents as amount', 'state'])
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pending', 'done'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

type Change = { state: RefundState; reference?: string; settled_at?: Date }

/** False: it had moved on from `from` already. */
export async function updateRefund(tx: Tx, id: string, from: RefundState[], to: Change): Promise<boolean> {
  const result = await tx
    .updateTable('refunds')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
