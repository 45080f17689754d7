import { isOverdue, overdueEvent } from '@roomtone/domain/booking/timers'
import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../booking.store.ts'
import { moveBooking } from './move-booking.ts'

/** Ends a booking whose time is up. A call that comes too early, or twice, finds nothing to do. */
export async function endOverdueBooking(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return
    const { state, expires_at: expiresAt, confirming_since: since } = booking
    const event = overdueEvent(state)
    if (event === null || !isOverdue({ state, expiresAt, isConfirming: since !== null }, now)) return
    await moveBooking(deps, tx, { booking, event, party: 'clock', actorId: null, now })
  })
}
