import type { Deps } from '../../platform/deps.ts'
import { lockBooking } from './booking.store.ts'

/** A day before the start, to both sides; what has fallen through or begun meanwhile needs no reminder. */
export async function remindBooking(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || booking.starts_at <= now) return
    for (const to of ['guest', 'host'] as const) {
      const userId = to === 'guest' ? booking.guest_id : booking.host_id
      await deps.jobs.add(
        tx,
        'notify',
        { userId, kind: 'booking-reminder', about: { bookingId, to } },
        { key: `booking:${bookingId}:reminder:${to}` },
      )
    }
  })
}
