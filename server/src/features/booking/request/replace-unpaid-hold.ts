import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../booking.store.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { findUnpaid, insertUnpaidHold } from './unpaid-hold.store.ts'

type Taking = { guestId: string; bookingId: string; now: Date }

/**
 * Makes this booking the one that is held for its guest before it is paid: what was held for them before is free again.
 * A card that could not be charged may bring an earlier one back in this moment; it ends too.
 */
export async function replaceUnpaidHold(
  deps: Deps,
  tx: Tx,
  { guestId, bookingId, now }: Taking,
): Promise<void> {
  do {
    for (const id of await findUnpaid(tx, guestId, bookingId)) await replace(deps, tx, { id, guestId, now })
  } while (!(await insertUnpaidHold(tx, guestId, bookingId)))
}

async function replace(
  deps: Deps,
  tx: Tx,
  { id, guestId, now }: { id: string; guestId: string; now: Date },
): Promise<void> {
  const booking = await lockBooking(tx, id)
  if (booking?.state !== 'awaiting_payment' || booking.confirming_since) return
  const { state, expires_at: expiresAt } = booking
  const isLate = isOverdue({ state, expiresAt, isConfirming: false }, now)
  await moveBooking(deps, tx, {
    booking,
    now,
    ...(isLate
      ? { event: 'payment_timed_out', party: 'clock', actorId: null }
      : { event: 'replace', party: 'payments', actorId: guestId }),
  })
}
