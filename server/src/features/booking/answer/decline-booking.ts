import { declineBooking as declineBookingEndpoint } from '@roomtone/contract/booking/answer-booking'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { DeclineReason } from '@roomtone/domain/booking/end-reasons'
import type { Deps } from '../../../platform/deps.ts'
import { findBooking } from '../booking.store.ts'
import { viewBooking } from '../read/view-booking.ts'
import { lockForPart, requireAction, requirePart } from '../require-side.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { requireCleanNote } from './require-clean-note.ts'

type Declining = { id: string; reason: DeclineReason; note: string }

export async function declineBooking(
  deps: Deps,
  actor: Actor,
  { id, reason, note }: Declining,
): Promise<BookingView> {
  const { booking: asked } = await requirePart(deps.db, await findBooking(deps.db, id), actor.userId, 'host')
  await requireCleanNote(deps, actor, asked, textsIn(declineBookingEndpoint.body, { reason, note }))
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockForPart(tx, id, actor.userId, 'host')
    const event = requireAction('host', booking, ['decline'], now)
    await moveBooking(deps, tx, { booking, event, party: 'host', actorId: actor.userId, now, reason, note })
  })
  return viewBooking(deps, deps.db, actor, id)
}
