import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { mayActFor } from '../../cohost/entry.ts'
import { lockBooking } from '../booking.store.ts'
import { requireAction } from '../require-side.ts'
import { moveBooking } from '../steps/move-booking.ts'

/**
 * The host does not want to wait with them. Until a request reaches a host it does not exist to them, but a second hold
 * does: it is on their calendar.
 */
export async function releaseSecondHold(deps: Deps, actor: Actor, id: string): Promise<undefined> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || !(await mayActFor(tx, actor, booking.property_id, 'bookings')))
      throw new Refused('not_found')
    const event = requireAction('host', booking, ['leave_line'], now)
    await moveBooking(deps, tx, { booking, event, party: 'host', actorId: actor.userId, now })
    return undefined
  })
}
