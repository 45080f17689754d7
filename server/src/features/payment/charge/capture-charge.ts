import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { declined } from '../../../platform/payments/declined.ts'
import { type Capture, type Declined, PaymentsMisuse } from '../../../platform/payments/payments.ts'
import { type ChargeRow, findCharge, updateCharge } from './charge.store.ts'
import { chargeKey } from './charge-key.ts'
import type { ChargeOwner, LockedSubject } from './charge-owner.ts'

/** Takes what is reserved. The second to come finds it done. */
export async function captureCharge(deps: Deps, owner: ChargeOwner, asked: ChargeRow): Promise<void> {
  const answer = await capture(deps, asked)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const subject = await owner.lock(deps, tx, asked, now)
    const charge = await findCharge(tx, asked.id)
    // The charge was refused meanwhile and replaced by another card: this answer says nothing about that one.
    if (!subject?.isBeingCaptured || charge?.state !== 'authorised') return
    if (answer.outcome === 'declined') return recordDecline(deps, tx, { charge, answer, subject, now })
    await updateCharge(tx, charge.id, ['authorised'], { state: 'captured', settled_at: now })
    await subject.captured(answer.amount)
  })
}

async function capture(deps: Deps, charge: ChargeRow): Promise<Capture> {
  const { state, reference, amount_cents: amount } = charge
  const isReserved = state === 'authorised' || state === 'captured'
  if (isReserved && amount === 0) return { outcome: 'captured', amount }
  if (!reference || !isReserved) return declined('authorisation_ended')
  try {
    return await deps.payments.capture({ key: chargeKey(charge, 'capture'), reference })
  } catch (error) {
    if (!(error instanceof PaymentsMisuse)) throw error
    deps.log.error({ err: error, charge: charge.id }, 'the processor refused to be asked for this money')
    return declined('processing_error')
  }
}

type Refusal = { charge: ChargeRow; answer: Declined; subject: LockedSubject; now: Date }

async function recordDecline(deps: Deps, tx: Tx, { charge, answer, subject, now }: Refusal): Promise<void> {
  const { id: chargeId, booking_id: bookingId } = charge
  await updateCharge(tx, chargeId, ['authorised'], {
    state: 'declined',
    decline_code: answer.code,
    settled_at: now,
  })
  // The bank would not pay, and yet may keep the amount reserved.
  if (answer.code !== 'authorisation_ended') await deps.jobs.add(tx, 'void-charge', { chargeId })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'payment.not_captured',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { paymentId: chargeId, code: answer.code },
  })
  await subject.declined(answer, 'capture')
}
