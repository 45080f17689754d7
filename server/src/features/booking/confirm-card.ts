import type { Deps } from '../../platform/deps.ts'
import { finishConfirmation } from './capture-rent.ts'
import type { PaymentRow } from '../payment/charge/charge.store.ts'
import { takeAnswer } from './rent-charge.ts'

/** Asks what came of sending the guest to their bank. While they have not been there, nothing changes. */
export async function confirmCard(deps: Deps, payment: PaymentRow): Promise<void> {
  const { booking_id: bookingId, attempt, reference } = payment
  if (payment.state !== 'needs_authentication' || reference === null) return
  const answer = await deps.payments.confirm({ key: `booking:${bookingId}:confirm:${attempt}`, reference })
  if (await takeAnswer(deps, payment, answer)) await finishConfirmation(deps, bookingId)
}
