import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { viewBooking } from '../read/view-booking.ts'
import { lockForSide, requireAction } from '../require-side.ts'
import { moveBooking } from '../steps/move-booking.ts'

/** The guest withdraws a request that is not answered yet, or a second hold. */
export async function withdrawBooking(deps: Deps, actor: Actor, id: string): Promise<BookingView> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockForSide(tx, id, actor.userId, 'guest')
    const event = requireAction('guest', booking, ['withdraw', 'leave_line'], now)
    await moveBooking(deps, tx, { booking, event, party: 'guest', actorId: actor.userId, now })
  })
  return viewBooking(deps, deps.db, actor, id)
}
