import { DECLINES_MAX } from '@roomtone/domain/booking/process'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countDeclines, rentOf } from '../../payment/entry.ts'
import { type BookingRow, markConfirming } from '../booking.store.ts'
import { insertUnpaidHold } from '../request/unpaid-hold.store.ts'
import { moveBooking } from '../steps/move-booking.ts'

/** A guest who is still in front of the page may try one more card; a host's yes has nothing to hold on to. */
export async function failToConfirm(deps: Deps, tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  await markConfirming(tx, booking.id, null)
  if (booking.state === 'pending' || !(await mayTryAgain(tx, booking)))
    await moveBooking(deps, tx, { booking, event: 'payment_failed', party: 'payments', actorId: null, now })
}

/** Unpaid again: not after the second card, nor when the guest has sent another request in the meantime. */
async function mayTryAgain(tx: Tx, { id, guest_id: guestId }: BookingRow): Promise<boolean> {
  return (await countDeclines(tx, rentOf(id))) < DECLINES_MAX && (await insertUnpaidHold(tx, guestId, id))
}
