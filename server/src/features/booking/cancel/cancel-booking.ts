import type { BookingView } from '@roomtone/contract/booking/booking'
import { cancelBooking as cancelBookingEndpoint } from '@roomtone/contract/booking/cancel-booking'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { type CancelReason, isReasonOf } from '@roomtone/domain/booking/end-reasons'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { requireCleanNote } from '../answer/require-clean-note.ts'
import { findBooking } from '../booking.store.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { lockForSide, requireAction, requireSide } from '../require-side.ts'
import { takeTurnsOfHost } from './cancellation.store.ts'
import { cancellationFor } from './preview-cancellation.ts'
import { settleCancellation } from './settle-cancellation.ts'

type Cancelling = {
  id: string
  reason: CancelReason
  note: string
  expectedRefund: number
  expectedPenalty: number
}

/**
 * Cancels for the guest or the host. A person who was shown other figures than the current ones is asked
 * again.
 */
export async function cancelBooking(
  deps: Deps,
  actor: Actor,
  { id, reason, note, expectedRefund, expectedPenalty }: Cancelling,
): Promise<BookingView> {
  const { booking: asked, side: asks } = requireSide(await findBooking(deps.db, id), actor.userId)
  if (!isReasonOf(asks, reason)) throw refusedField('reason', (language) => refusals(language).reasonMissing)
  await requireCleanNote(deps, actor, asked, textsIn(cancelBookingEndpoint.body, { reason, note }))
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { booking, side } = await lockForSide(tx, id, actor.userId)
    requireAction(side, booking, ['cancel'], now)
    if (side === 'host') await takeTurnsOfHost(tx, booking.host_id)
    const cancellation = await cancellationFor(tx, booking, side, now)
    const { refund, penalty } = cancellation
    if (refund !== expectedRefund || (penalty?.owes ?? 0) !== expectedPenalty)
      throw new Refused('refund_changed')
    await settleCancellation(deps, tx, {
      booking,
      cancellation,
      party: side,
      actorId: actor.userId,
      reason,
      note,
      now,
    })
  })
  return viewBooking(deps, deps.db, actor, id)
}
