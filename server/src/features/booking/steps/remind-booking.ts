import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Deps } from '../../../platform/deps.ts'
import { findAnswering } from '../../cohost/entry.ts'
import { lockBooking } from '../booking.store.ts'

/**
 * Mails both sides and co-hosts a day before the start; a booking that was canceled or has begun by then
 * needs no mail.
 */
export async function remindBooking(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || booking.starts_at <= now) return
    const { guest_id, host_id } = booking
    const remind = (userId: string, kind: NoticeKind, to: { to: string } | { userId: string }) =>
      deps.jobs.add(
        tx,
        'notify',
        { userId, kind, about: { bookingId, ...to } },
        { key: `booking:${bookingId}:reminder:${'to' in to ? to.to : to.userId}` },
      )
    await remind(guest_id, 'booking-reminder', { to: 'guest' })
    await remind(host_id, 'booking-reminder', { to: 'host' })
    for (const userId of await findAnswering(tx, booking.property_id, 'bookings'))
      if (userId !== guest_id) await remind(userId, 'cohost-reminder', { userId })
  })
}
