import type { Cents } from '@roomtone/domain/money/cents'
import type { Deps } from '../../../platform/deps.ts'
import { lockBookingRow } from '../booking-lock.store.ts'
import type { ChargeRow } from '../charge/charge.store.ts'
import { holdPayouts, markDisputed } from '../payout-hold/held-payout.store.ts'
import { releaseHeldPayouts } from '../payout-hold/release-held-payouts.ts'
import { alertOperator } from './alert-operator.ts'

type Disputed = { charge: ChargeRow; amount: Cents; reference: string; kind: string }

const ALERTS = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

/**
 * The guest's bank has taken the side of the guest. A person decides what to do about it; while it is
 * undecided nothing of the booking is paid out, as with a claim. The processor is asked for its state,
 * because events come late and in any order. The booking is locked first, so that a payout that is made at
 * this moment is seen, or sees this.
 */
export async function handleDispute(
  deps: Deps,
  { charge, amount, reference, kind }: Disputed,
): Promise<void> {
  const { id, booking_id: bookingId, claim_id: claimId } = charge
  // A processor that knows nothing of it has told us all the same.
  const standing = (await deps.payments.findDispute(reference)) ?? (kind === 'disputed' ? 'open' : 'won')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockBookingRow(tx, bookingId)
    await markDisputed(tx, id, standing === 'open' ? now : null)
    if (standing === 'open') await holdPayouts(tx, bookingId)
    else await releaseHeldPayouts(deps, tx, bookingId, now)
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: kind === 'disputed' ? 'payment.disputed' : 'payment.dispute_closed',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { ...(claimId === null ? { paymentId: id } : { claimId, chargeId: id }), amount, standing },
    })
    await alertOperator(deps, tx, { bookingId, what: ALERTS[standing], amount })
  })
}
