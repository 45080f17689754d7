import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../booking.store.ts'
import { moveBooking } from './move-booking.ts'
import { schedulePayout } from './schedule-payout.ts'

/** The time is over: the host has earned it. */
export async function completeBooking(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || booking.ends_at > now) return
    await schedulePayout(deps, tx, booking, now)
    await moveBooking(deps, tx, { booking, event: 'complete', party: 'clock', actorId: null, now })
    await deps.jobs.add(tx, 'reward-referral', { bookingId })
  })
}
