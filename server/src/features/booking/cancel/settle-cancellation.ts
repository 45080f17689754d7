import { owedPenalty } from '@roomtone/domain/ledger/movements'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { refundBooking } from '../../payment/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import { hostGetsFrom } from '../read/view-booking.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { schedulePayout } from '../steps/schedule-payout.ts'
import type { Cancellation, Canceller } from './cancellation-of.ts'

type Settling = {
  /** Locked, confirmed. */
  booking: BookingRow
  cancellation: Cancellation
  party: Canceller['party']
  actorId: string
  reason: string
  note: string
  now: Date
}

/** Ends a confirmed booking and records all that is due from then on; jobs tell the processor. */
export async function settleCancellation(deps: Deps, tx: Tx, settling: Settling): Promise<void> {
  const { booking, cancellation, party, actorId, reason, note, now } = settling
  const { refund, refundPercent, penalty } = cancellation
  await oweRefund(deps, tx, settling)
  if (penalty) await owePenalty(tx, booking, penalty.owes, now)
  // The ledger says how much, because it also has what a guest paid after a claim.
  if ((await hostGetsFrom(tx, booking.id, booking.host_id)) > 0) await schedulePayout(deps, tx, booking, now)
  await moveBooking(deps, tx, {
    booking,
    event: 'cancel',
    party,
    actorId,
    now,
    reason,
    note,
    refundPercent,
    ...(penalty ? { penalty } : {}),
    data: { refund, penalty: penalty?.owes ?? 0 },
  })
}

async function oweRefund(deps: Deps, tx: Tx, { booking, cancellation, actorId, now }: Settling) {
  const { refund, owed } = cancellation
  if (owed.postings.length > 0)
    await postTransfer(tx, { ...owed, key: `refund_due:${booking.id}`, bookingId: booking.id, now })
  if (refund === 0) return
  await refundBooking(deps, tx, {
    bookingId: booking.id,
    amount: refund,
    kind: 'policy',
    reason: '',
    requestedBy: actorId,
    now,
  })
}

async function owePenalty(tx: Tx, booking: BookingRow, owes: number, now: Date): Promise<void> {
  const penalty = owedPenalty(booking.host_id, owes)
  if (penalty.postings.length > 0)
    await postTransfer(tx, { ...penalty, key: `penalty:${booking.id}`, bookingId: booking.id, now })
}
