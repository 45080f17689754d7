import type { Deps } from '../../../platform/deps.ts'
import { declined } from '../../../platform/payments/declined.ts'
import { KEY_LIVES_MS, PaymentsMisuse } from '../../../platform/payments/payments.ts'
import { findBooking } from '../../booking/booking.store.ts'
import type { PaymentRow } from './charge.store.ts'
import { type Answer, NOTHING_TO_ASK } from '../../booking/record-answer.ts'
import { takeAnswer } from '../../booking/rent-charge.ts'

/** Asks for the money under the key of this try, however often. True: it is to be taken now. */
export async function askCard(deps: Deps, payment: PaymentRow): Promise<boolean> {
  return takeAnswer(deps, payment, await authorise(deps, payment))
}

async function authorise(deps: Deps, payment: PaymentRow): Promise<Answer> {
  const { booking_id: bookingId, attempt, token, customer, amount_cents: amount } = payment
  if (amount === 0) return NOTHING_TO_ASK
  if (deps.clock.now().getTime() - payment.created_at.getTime() > KEY_LIVES_MS)
    return declined('processing_error')
  const isAway = await isRenewal(deps, payment)
  const key = `booking:${bookingId}:authorise:${attempt}`
  try {
    return await deps.payments.authorise({ key, token, customer, amount, bookingId, isAway })
  } catch (error) {
    if (!(error instanceof PaymentsMisuse)) throw error
    deps.log.error({ err: error, payment: payment.id }, 'the processor refused to be asked for this card')
    return declined('processing_error')
  }
}

/** What is asked for after the host was asked is a renewal: nobody sits in front of it who could go to their bank. */
async function isRenewal(deps: Deps, payment: PaymentRow): Promise<boolean> {
  if (payment.attempt === 1) return false
  const booking = await findBooking(deps.db, payment.booking_id)
  return booking?.sent_at != null && payment.created_at > booking.sent_at
}
