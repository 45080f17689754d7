import { hasTimeToPlan } from '@roomtone/domain/booking/timers'
import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../booking.store.ts'

/** A week before the start, to the guest: while there is time to get ready, and something to get ready for. */
export async function planTrip(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || !hasTimeToPlan(booking.starts_at, now)) return
    await deps.jobs.add(
      tx,
      'notify',
      { userId: booking.guest_id, kind: 'trip-planning', about: { bookingId, to: 'guest' } },
      { key: `booking:${bookingId}:planning` },
    )
  })
}
