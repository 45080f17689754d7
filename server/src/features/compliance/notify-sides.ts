import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBooking } from '../booking/entry.ts'
import type { Side } from './packet/require-packet.ts'

type Sides = { id: string; guest_id: string; host_id: string }

export async function notifySide(
  deps: Deps,
  tx: Tx,
  booking: Sides,
  side: Side,
  kind: NoticeKind,
): Promise<void> {
  await deps.jobs.add(tx, 'notify', {
    userId: side === 'guest' ? booking.guest_id : booking.host_id,
    kind,
    about: { bookingId: booking.id, to: side },
  })
}

export async function notifyBoth(deps: Deps, tx: Tx, bookingId: string, kind: NoticeKind): Promise<void> {
  const booking = await findBooking(tx, bookingId)
  if (!booking) return
  await notifySide(deps, tx, booking, 'guest', kind)
  await notifySide(deps, tx, booking, 'host', kind)
}

/** Their open pages look again. */
export async function refreshPages(deps: Deps, tx: Tx, booking: Sides, now: Date): Promise<void> {
  const both = [booking.guest_id, booking.host_id]
  await deps.live.tell(tx, both, { kind: 'booking', bookingId: booking.id }, now)
}
