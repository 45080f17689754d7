import type { Deps } from '../../../platform/deps.ts'
import { findPayment, updatePayment } from './charge.store.ts'

/** Tells the processor that nothing will be taken. Also of a card whose bank would not pay after all. */
export async function releasePayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.state !== 'releasing' && payment?.state !== 'declined') return
  const { booking_id: bookingId, attempt, reference, amount_cents: amount } = payment
  if (amount > 0) {
    if (!reference) return
    await deps.payments.release({ key: `booking:${bookingId}:release:${attempt}`, reference })
  }
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const isReleased = await updatePayment(tx, paymentId, ['releasing'], {
      state: 'released',
      settled_at: now,
    })
    if (!isReleased) return
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'payment.released',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { paymentId, attempt },
    })
  })
}
