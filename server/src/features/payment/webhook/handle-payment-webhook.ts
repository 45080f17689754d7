import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { findBooking } from '../../booking/booking.store.ts'
import { confirmCard } from '../../booking/confirm-card.ts'
import { finishConfirmation } from '../../booking/capture-rent.ts'
import { heedDispute } from './handle-dispute.ts'
import { compareRefunds, releaseUnknown } from '../refund/compare-refunds.ts'
import { findClaimCharge, findLivePayment, findPaymentByReference, type PaymentRow } from '../charge/charge.store.ts'
import { releasePayment } from '../charge/void-charge.ts'
import { renewAuthorisation } from '../charge/renew-authorization.ts'
import { settlePayment } from '../../booking/settle-payment.ts'

/**
 * An event says only that a charge is worth a look. Where it stands is asked, and what of ours lags behind catches
 * up; so it does not matter in which order events come, how late, or how often.
 */
export async function lookAtCharge(
  deps: Deps,
  { reference, kind }: { reference: string; kind: string },
): Promise<void> {
  const charge = await deps.payments.find(reference)
  if (!charge) return
  const payment = await findOurs(deps, charge)
  if (!payment && (await passOnToClaim(deps, charge, kind))) return
  if (!payment) return releaseUnknown(deps, charge, kind)
  await catchUp(deps, charge, payment)
  if (payment.state === 'captured') await compareRefunds(deps, payment, kind)
  if (isAboutDispute(kind))
    await heedDispute(deps, {
      charge,
      bookingId: payment.booking_id,
      kind,
      about: { paymentId: payment.id },
    })
}

function isAboutDispute(kind: string): boolean {
  return kind === 'disputed' || kind === 'dispute_closed'
}

/** A try whose answer never reached us has no reference yet: asked again under its key, it says which it is. */
async function findOurs(deps: Deps, { reference, bookingId }: Charge): Promise<PaymentRow | undefined> {
  const known = await findPaymentByReference(deps.db, reference)
  if (known || !bookingId) return known
  const live = await findLivePayment(deps.db, bookingId)
  if (live?.state === 'asking') await settlePayment(deps, live.id)
  return findPaymentByReference(deps.db, reference)
}

/** What a guest pays after a claim has a job of its own, which knows of everything but a bank that disputes it. */
async function passOnToClaim(deps: Deps, charge: Charge, kind: string): Promise<boolean> {
  const paid = await findClaimCharge(deps.db, charge.reference)
  if (!paid) return false
  const { id: chargeId, claimId, bookingId } = paid
  if (isAboutDispute(kind)) await heedDispute(deps, { charge, bookingId, kind, about: { claimId, chargeId } })
  await deps.jobs.add(deps.db, 'charge-claim', { chargeId }, { key: `claim-charge:${chargeId}` })
  return true
}

async function catchUp(deps: Deps, { state }: Charge, payment: PaymentRow): Promise<void> {
  const { id, booking_id: bookingId } = payment
  if (payment.state === 'needs_authentication') return confirmCard(deps, payment)
  if (payment.state === 'releasing' && state === 'authorised') return releasePayment(deps, id)
  if (payment.state !== 'authorised') return
  const booking = await findBooking(deps.db, bookingId)
  if (booking?.confirming_since) return finishConfirmation(deps, bookingId)
  if (state === 'released') await renewAuthorisation(deps, id, true)
}
