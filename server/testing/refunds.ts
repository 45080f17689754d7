import { CHARGE_OWNERS } from '../src/charge-owners.ts'
import { handlePaymentWebhook } from '../src/features/payment/webhook/handle-payment-webhook.ts'
import { aBooking, runDueJobs, type TestBooking } from './booking.ts'
import type { TestServer } from './server.ts'

export type FailedRefund = { id: string; amount: number; booking: TestBooking }

/** One that was sent, and that the bank of the guest has refused since. */
export async function aFailedRefund(
  server: TestServer,
  over: Parameters<typeof aBooking>[1] = {},
): Promise<FailedRefund> {
  const booking = await aBooking(server, { state: 'cancelled', ...over })
  await runDueJobs(server)
  const { db } = server.deps
  const { id, amount, reference } = await db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount_cents as amount', 'charges.reference'])
    .where('refunds.booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('simulated_charges')
    .set({ refunded: 0 })
    .where('reference', '=', reference ?? '')
    .execute()
  await handlePaymentWebhook(server.deps, CHARGE_OWNERS, {
    reference: reference ?? '',
    kind: 'refund_failed',
  })
  return { id, amount, booking }
}
