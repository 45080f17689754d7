import { DECLINES_MAX } from '@roomtone/domain/booking/process'
import { capturePayment, chargeGuest } from '@roomtone/domain/ledger/movements'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { declined } from '../../platform/payments/declined.ts'
import { type Capture, type Declined, PaymentsMisuse } from '../../platform/payments/payments.ts'
import { spendCredits } from '../credit/entry.ts'
import { postTransfer } from '../ledger/entry.ts'
import { askCard } from './ask-card.ts'
import { type BookingRow, findBooking, lockBooking, markConfirming } from './booking.store.ts'
import { moveBooking } from './move-booking.ts'
import { countDeclines, findLivePayment, type PaymentRow, updatePayment } from './payment.store.ts'
import { insertUnpaidHold } from './unpaid-hold.store.ts'

/** Takes the money of a booking that is to be confirmed. Whoever comes second finds it done. */
export async function finishConfirmation(deps: Deps, bookingId: string): Promise<void> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking?.confirming_since) return
  const payment = await findAnsweredPayment(deps, bookingId)
  const answer = await capture(deps, payment)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockBooking(tx, bookingId)
    if (!locked?.confirming_since) return
    // Refused meanwhile and replaced by another card: this answer says nothing about that one.
    if ((await findLivePayment(tx, bookingId))?.id !== payment?.id) return
    if (payment && answer.outcome === 'captured')
      await takeMoney(deps, tx, { booking: locked, payment, amount: answer.amount, now })
    else await giveUp(deps, tx, { booking: locked, payment, answer: answer as Declined, now })
  })
}

/** A reservation that is being made anew at this moment is waited for. */
async function findAnsweredPayment(deps: Deps, bookingId: string): Promise<PaymentRow | undefined> {
  const payment = await findLivePayment(deps.db, bookingId)
  if (payment?.state !== 'asking') return payment
  await askCard(deps, payment)
  return findLivePayment(deps.db, bookingId)
}

async function capture(deps: Deps, payment: PaymentRow | undefined): Promise<Capture> {
  const { state, reference, booking_id: bookingId, attempt } = payment ?? {}
  const isGood = state === 'authorised' || state === 'captured'
  if (isGood && payment?.amount_cents === 0) return { outcome: 'captured', amount: 0 }
  if (!reference || !isGood) return declined('authorisation_ended')
  try {
    return await deps.payments.capture({ key: `booking:${bookingId}:capture:${attempt}`, reference })
  } catch (error) {
    if (!(error instanceof PaymentsMisuse)) throw error
    deps.log.error({ err: error, booking: bookingId }, 'the processor refused to be asked for this money')
    return declined('processing_error')
  }
}

type Taken = { booking: BookingRow; payment: PaymentRow; amount: number; now: Date }

async function takeMoney(deps: Deps, tx: Tx, { booking, payment, amount, now }: Taken): Promise<void> {
  const { id: bookingId, host_id: hostId } = booking
  await updatePayment(tx, payment.id, ['authorised'], { state: 'captured', settled_at: now })
  const price = {
    rent: booking.rent_cents,
    subtotal: booking.subtotal_cents,
    platformFee: booking.fee_cents,
    tax: booking.tax_cents,
  }
  const charge = chargeGuest({ bookingId, hostId, price })
  await postTransfer(tx, { ...charge, key: `charge:${bookingId}`, bookingId, now })
  if (amount > 0)
    await postTransfer(tx, {
      ...capturePayment(bookingId, amount),
      key: `capture:${bookingId}`,
      bookingId,
      now,
    })
  await spendCredits(tx, bookingId, now)
  await moveBooking(deps, tx, {
    booking,
    now,
    ...(booking.state === 'pending'
      ? { event: 'accept', party: 'host', actorId: booking.confirming_by ?? hostId }
      : { event: 'authorised_instantly', party: 'payments', actorId: null }),
  })
}

type NotTaken = { booking: BookingRow; payment: PaymentRow | undefined; answer: Declined; now: Date }

/** A guest who still sits in front of the page may try one more card; a host's yes has nothing to hold on to. */
async function giveUp(deps: Deps, tx: Tx, { booking, payment, answer, now }: NotTaken): Promise<void> {
  if (payment) {
    await updatePayment(tx, payment.id, ['authorised'], {
      state: 'declined',
      decline_code: answer.code,
      decline_message: answer.message,
      settled_at: now,
    })
    // The bank would not pay, and yet may keep the amount reserved.
    if (answer.code !== 'authorisation_ended')
      await deps.jobs.add(tx, 'release-payment', { paymentId: payment.id })
  }
  await markConfirming(tx, booking.id, null)
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'payment.not_captured',
    subjectType: 'booking',
    subjectId: booking.id,
    data: { paymentId: payment?.id ?? null, code: answer.code },
  })
  if (booking.state === 'pending' || !(await mayTryAgain(tx, booking)))
    await moveBooking(deps, tx, { booking, event: 'payment_failed', party: 'payments', actorId: null, now })
}

/** Unpaid again: not after the second card, nor when the guest has sent another request in the meantime. */
async function mayTryAgain(tx: Tx, { id, guest_id: guestId }: BookingRow): Promise<boolean> {
  return (await countDeclines(tx, id)) < DECLINES_MAX && (await insertUnpaidHold(tx, guestId, id))
}
