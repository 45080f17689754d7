import { leavesTimeForInstant } from '@roomtone/domain/availability/confirms-at-once'
import { DECLINES_MAX } from '@roomtone/domain/booking/process'
import { requestExpiresAt } from '@roomtone/domain/booking/request-deadline'
import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { beginConfirmation } from './begin-confirmation.ts'
import { type BookingRow, lockBooking } from './booking.store.ts'
import { moveBooking } from './move-booking.ts'
import { countDeclines, findPayment, findReleasing, type PaymentRow } from '../payment/charge/charge.store.ts'
import { planRenewal } from './plan-renewal.ts'
import { type Answer, recordAnswer } from './record-answer.ts'

type Answered = { booking: BookingRow; payment: PaymentRow; answer: Answer; now: Date }

/**
 * What the processor said about a card becomes what the booking is. Only the first to bring the answer changes
 * anything. True: the money is to be taken now.
 */
export async function takeAnswer(
  deps: Deps,
  asked: Pick<PaymentRow, 'id' | 'booking_id'>,
  answer: Answer,
): Promise<boolean> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, asked.booking_id)
    const payment = await findPayment(tx, asked.id)
    const isOpen = payment?.state === 'asking' || payment?.state === 'needs_authentication'
    if (!booking || !payment || !isOpen) return false
    const answered = { booking, payment, answer, now }
    if (isAwaited(answered)) return goOn(deps, tx, answered)
    if (booking.state === 'pending') await swapCards(deps, tx, answered)
    else await letGo(deps, tx, answered)
    return false
  })
}

/** The clock is asked, not the sweep; and a host who could no longer answer is not asked at all. */
function isAwaited({ booking, payment, now }: Answered): boolean {
  const { state, expires_at: expiresAt, confirming_since: since, starts_at: startsAt } = booking
  if (state !== 'awaiting_payment' || isOverdue({ state, expiresAt, isConfirming: since !== null }, now))
    return false
  return confirmsNow(booking, payment) || requestExpiresAt(now, startsAt) > now
}

/** An offer may be taken so late that the host is asked after all, as everyone else would be then. */
function confirmsNow(booking: BookingRow, payment: PaymentRow): boolean {
  return booking.is_instant && leavesTimeForInstant(booking.starts_at, payment.created_at)
}

async function goOn(deps: Deps, tx: Tx, answered: Answered): Promise<boolean> {
  const { booking, payment, answer, now } = answered
  await recordAnswer(deps, tx, answered)
  if (answer.outcome === 'declined') await endIfDeclinedAgain(deps, tx, answered)
  if (answer.outcome !== 'authorised') return false
  if (confirmsNow(booking, payment)) {
    await beginConfirmation(deps, tx, { bookingId: booking.id, by: null, now })
    return true
  }
  await moveBooking(deps, tx, { booking, event: 'authorised', party: 'payments', actorId: null, now })
  const expiresAt = requestExpiresAt(now, booking.starts_at)
  await planRenewal(deps, tx, { paymentId: payment.id, until: answer.until, expiresAt, now })
  return false
}

/** One more card may be tried, and no more: others want the time too. */
async function endIfDeclinedAgain(deps: Deps, tx: Tx, { booking, now }: Answered): Promise<void> {
  if ((await countDeclines(tx, booking.id)) < DECLINES_MAX) return
  await moveBooking(deps, tx, { booking, event: 'payment_failed', party: 'payments', actorId: null, now })
}

/** A reservation was made anew. Where that fails there is nothing left to take, and the request ends. */
async function swapCards(deps: Deps, tx: Tx, answered: Answered): Promise<void> {
  const { booking, payment, answer, now } = answered
  await recordAnswer(deps, tx, answered)
  if (answer.outcome === 'authorised') {
    const expiresAt = booking.expires_at ?? now
    await planRenewal(deps, tx, { paymentId: payment.id, until: answer.until, expiresAt, now })
  } else {
    await moveBooking(deps, tx, { booking, event: 'payment_failed', party: 'payments', actorId: null, now })
  }
  await releaseOthers(deps, tx, payment)
}

/** Nobody waits for it any more. */
async function letGo(deps: Deps, tx: Tx, answered: Answered): Promise<void> {
  const { payment, answer } = answered
  await recordAnswer(deps, tx, answered, 'releasing')
  if (answer.outcome !== 'declined') await deps.jobs.add(tx, 'release-payment', { paymentId: payment.id })
  await releaseOthers(deps, tx, payment)
}

/** What a renewal was to take the place of is let go of only once the renewal is answered. */
async function releaseOthers(deps: Deps, tx: Tx, { id, booking_id: bookingId }: PaymentRow): Promise<void> {
  for (const paymentId of await findReleasing(tx, bookingId))
    if (paymentId !== id) await deps.jobs.add(tx, 'release-payment', { paymentId })
}
