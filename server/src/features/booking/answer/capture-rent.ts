import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { advanceCharge, type ChargeRow, findLiveCharge, rentOf } from '../../payment/entry.ts'
import { findBooking, lockBooking } from '../booking.store.ts'
import { rentCharge } from '../request/rent-charge.ts'
import { failToConfirm } from './fail-to-confirm.ts'

/** Takes the money of a booking that is to be confirmed. The second to come finds it done. */
export async function captureRent(deps: Deps, bookingId: string): Promise<void> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking?.confirming_since) return
  const charge = await findAnswered(deps, bookingId)
  if (charge?.state === 'authorised') return advanceCharge(deps, rentCharge, charge.id)
  await deps.db.transaction().execute((tx) => endWithoutReservation(deps, tx, bookingId))
}

/** A reservation that is being renewed at this moment is waited for. */
async function findAnswered(deps: Deps, bookingId: string): Promise<ChargeRow | undefined> {
  const charge = await findLiveCharge(deps.db, rentOf(bookingId))
  if (charge?.state !== 'asking') return charge
  await advanceCharge(deps, rentCharge, charge.id)
  return findLiveCharge(deps.db, rentOf(bookingId))
}

async function endWithoutReservation(deps: Deps, tx: Tx, bookingId: string): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  const charge = await findLiveCharge(tx, rentOf(bookingId))
  const isAnswered = charge?.state !== 'asking' && charge?.state !== 'authorised'
  if (!booking?.confirming_since || !isAnswered) return
  const now = deps.clock.now()
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'payment.not_captured',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { paymentId: null, code: 'authorisation_ended' },
  })
  await failToConfirm(deps, tx, booking, now)
}
