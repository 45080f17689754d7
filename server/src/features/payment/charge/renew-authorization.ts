import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, lockBooking } from '../../booking/booking.store.ts'
import { findPayment, type PaymentRow, updatePayment } from './charge.store.ts'
import { planRenewal } from '../../booking/plan-renewal.ts'
import { settleNow } from '../../booking/settle-payment.ts'
import { startPayment } from './start-charge.ts'

const DAY = 86_400_000

/**
 * Reserves the price anew before the bank lets go of it. One transaction puts a new try in the place of the old one,
 * which stays with the processor until the new one is answered: `takeAnswer` lets go of it then.
 *
 * `hasEnded`: the processor says that it is gone already.
 */
export async function renewAuthorisation(deps: Deps, paymentId: string, hasEnded = false): Promise<void> {
  const now = deps.clock.now()
  const asked = await findPayment(deps.db, paymentId)
  if (asked?.state !== 'authorised') return
  const renewed = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, asked.booking_id)
    const payment = await findPayment(tx, paymentId)
    if (!booking || payment?.state !== 'authorised' || !isStillOpen(booking, now)) return null
    return hasEnded || isDue(booking, payment, now)
      ? swap(deps, tx, payment, now)
      : planAgain(deps, tx, booking, payment, now)
  })
  if (renewed !== null) await settleNow(deps, renewed)
}

function isStillOpen({ state, expires_at: expiresAt, confirming_since: since }: BookingRow, now: Date) {
  return state === 'pending' && since === null && !isOverdue({ state, expiresAt, isConfirming: false }, now)
}

function isDue(booking: BookingRow, { authorised_until: until }: PaymentRow, now: Date): boolean {
  if (until === null || booking.expires_at === null) return false
  return until < booking.expires_at || until.getTime() - now.getTime() <= DAY
}

async function swap(deps: Deps, tx: Tx, payment: PaymentRow, now: Date): Promise<string> {
  const { id, booking_id: bookingId, token, customer, amount_cents: amount } = payment
  await updatePayment(tx, id, ['authorised'], { state: 'releasing', settled_at: now })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'payment.renewing',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { paymentId: id, attempt: payment.attempt },
  })
  return startPayment(deps, tx, { bookingId, card: { token, customer }, amount, now })
}

async function planAgain(
  deps: Deps,
  tx: Tx,
  { expires_at: expiresAt }: BookingRow,
  { id, authorised_until: until }: PaymentRow,
  now: Date,
): Promise<null> {
  if (until && expiresAt) await planRenewal(deps, tx, { paymentId: id, until, expiresAt, now })
  return null
}
