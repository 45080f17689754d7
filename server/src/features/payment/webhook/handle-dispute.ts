import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { alertOperator } from './alert-operator.ts'
import { lockBooking } from '../../booking/booking.store.ts'
import { holdPayouts, markDisputed } from '../payout-hold/held-payout.store.ts'
import { letPayoutsGo } from '../payout-hold/release-held-payouts.ts'

type Disputed = { charge: Charge; bookingId: string; kind: string; about: Record<string, string> }

const ALERTS = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

/**
 * The guest's bank has taken the side of the guest. What to do about it is for a person; while it is undecided nothing
 * of the booking is paid out, as with a claim. Where it stands is asked: events come late and in any order. The booking
 * is locked first, so that a payout that is made at this moment is seen, or sees this.
 */
export async function heedDispute(deps: Deps, { charge, bookingId, kind, about }: Disputed): Promise<void> {
  const { reference, amount } = charge
  // A processor that knows nothing of it has told us all the same.
  const standing = (await deps.payments.findDispute(reference)) ?? (kind === 'disputed' ? 'open' : 'won')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockBooking(tx, bookingId)
    await markDisputed(tx, reference, standing === 'open' ? now : null)
    if (standing === 'open') await holdPayouts(tx, bookingId)
    else await letPayoutsGo(deps, tx, bookingId, now)
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: kind === 'disputed' ? 'payment.disputed' : 'payment.dispute_closed',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { ...about, amount, standing },
    })
    await alertOperator(deps, tx, { bookingId, what: ALERTS[standing], amount })
  })
}
