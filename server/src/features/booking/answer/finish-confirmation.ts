import { capturePayment } from '@roomtone/domain/ledger/movements'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { spendCredits } from '../../credit/entry.ts'
import { postTransfer } from '../../ledger/entry.ts'
import type { ChargeRow } from '../../payment/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { chargeOf } from './charge-of.ts'

type Captured = { booking: BookingRow; charge: ChargeRow; amount: Cents; now: Date }

/** The money is there: the booking is confirmed, with what everyone has of it from now on. */
export async function finishConfirmation(
  deps: Deps,
  tx: Tx,
  { booking, charge, amount, now }: Captured,
): Promise<void> {
  const { id: bookingId, host_id: hostId } = booking
  await postTransfer(tx, { ...chargeOf(booking), key: `charge:${charge.id}`, bookingId, now })
  if (amount > 0) {
    const paid = capturePayment(bookingId, amount)
    await postTransfer(tx, { ...paid, key: `capture:${charge.id}`, bookingId, now })
  }
  await spendCredits(tx, bookingId, now)
  await moveBooking(deps, tx, {
    booking,
    now,
    ...(booking.state === 'pending'
      ? { event: 'accept', party: 'host', actorId: booking.confirming_by ?? hostId }
      : { event: 'authorised_instantly', party: 'payments', actorId: null }),
  })
}
