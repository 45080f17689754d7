import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, lockBooking } from '../../booking/entry.ts'
import { notifyBoth, refreshPages } from '../notify-sides.ts'
import { issueRelease } from '../release/issue-release.ts'
import { findReleaseFacts } from '../release/release-facts.ts'
import { insertPacket } from './packet.store.ts'
import { refreshPacket } from './refresh-packet.ts'

/** A confirmed booking gets its packet with the first version of the release. Done once, however often it is asked for. */
export async function openPacket(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking || !stands(booking)) return
    const facts = await findReleaseFacts(deps, tx, bookingId)
    if (!facts) return
    const invoiceId = facts.reference
    const id = await insertPacket(tx, {
      bookingId,
      invoiceId,
      insuranceLeast: facts.insurance?.least ?? null,
      needsPermit: facts.permit,
      now,
    })
    if (id === undefined) return
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'packet.opened',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { packet: id, invoice: invoiceId },
    })
    await issueRelease(deps, tx, { facts, version: 1, now })
    await refreshPacket(deps, tx, bookingId, now)
    await refreshPages(deps, tx, booking, now)
    // A person who can no longer sign is not asked to.
    if (isPacketOpen({ state: booking.state, endsAt: booking.ends_at, now }))
      await notifyBoth(deps, tx, bookingId, 'release-issued')
  })
}

function stands(booking: BookingRow): booking is BookingRow & { confirmed_at: Date } {
  const { state, confirmed_at } = booking
  return (state === 'confirmed' || state === 'completed') && confirmed_at !== null
}
