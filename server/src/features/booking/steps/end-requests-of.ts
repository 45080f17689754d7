import type { BookingEvent } from '@roomtone/domain/booking/process'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, lockBooking } from '../booking.store.ts'
import { possibleAction, type Side } from '../require-side.ts'
import { moveBooking } from './move-booking.ts'
import { findAbsence, findOpenOf } from './sweep.store.ts'

type Gone = { userId: string; actorId: string }
type Attempt = { party: Side | 'admin'; wanted: readonly BookingEvent[]; reason?: string }

const BY_ADMIN: Attempt = { party: 'admin', wanted: ['withdraw', 'leave_line'] }

/**
 * Of somebody who was suspended or taken off the access list, or who deactivated their account: what they asked for,
 * and what they were asked. Confirmed bookings stay as they are.
 */
export async function endRequestsOf(deps: Deps, { userId, actorId }: Gone): Promise<void> {
  const now = deps.clock.now()
  const absence = await findAbsence(deps.db, userId)
  if (absence === null) return
  for (const id of await findOpenOf(deps.db, userId))
    await deps.db.transaction().execute(async (tx) => {
      const booking = await lockBooking(tx, id)
      if (!booking) return
      const attempts = absence === 'deactivated' ? attemptsOf(booking, userId) : [BY_ADMIN]
      for (const { party, wanted, reason } of attempts) {
        const event = possibleAction(party, booking, wanted, now)
        if (!event) continue
        await moveBooking(deps, tx, { booking, event, party, actorId, now, ...(reason ? { reason } : {}) })
        return
      }
    })
}

/** A person who leaves by choice withdraws what they asked for, and declines what they were asked. */
function attemptsOf({ guest_id }: BookingRow, userId: string): Attempt[] {
  if (guest_id === userId) return [{ party: 'guest', wanted: ['withdraw', 'leave_line'] }]
  return [{ party: 'host', wanted: ['decline'], reason: 'not_available' }, BY_ADMIN]
}
