import type { Deps } from '../../platform/deps.ts'
import { lockBooking } from './booking.store.ts'
import { possibleAction } from './demand-side.ts'
import { moveBooking } from './move-booking.ts'
import { findOpenOf, isSuspended } from './sweep.store.ts'

type Suspended = { userId: string; actorId: string }

/** Of somebody who was suspended: what they asked for, and what they were asked. Confirmed bookings stay as they are. */
export async function endRequestsOf(deps: Deps, { userId, actorId }: Suspended): Promise<void> {
  const now = deps.clock.now()
  if (!(await isSuspended(deps.db, userId))) return
  for (const id of await findOpenOf(deps.db, userId))
    await deps.db.transaction().execute(async (tx) => {
      const booking = await lockBooking(tx, id)
      const event = booking && possibleAction('admin', booking, ['withdraw', 'leave_line'], now)
      if (event) await moveBooking(deps, tx, { booking, event, party: 'admin', actorId, now })
    })
}
