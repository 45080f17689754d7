import { heldRangeOf } from '@roomtone/domain/availability/time-rules'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertBookingHold, releaseBookingHold } from '../../calendar/entry.ts'
import { takeAddOns } from '../../listing/entry.ts'
import { lockBooking } from '../booking.store.ts'
import { takeStep } from '../steps/take-step.ts'
import { findInLine } from './in-line.store.ts'

type Freed = { propertyId: string; startsAt: Date; endsAt: Date; now: Date }

/** Promotes second holds in the transaction that freed the time, so that no one else can slip in between. */
export async function promoteSecondHolds(
  deps: Deps,
  tx: Tx,
  { propertyId, startsAt, endsAt, now }: Freed,
): Promise<void> {
  for (const id of await findInLine(tx, propertyId, startsAt, endsAt)) {
    const waiting = await lockBooking(tx, id)
    if (waiting?.state !== 'second_hold' || (waiting.expires_at && waiting.expires_at <= now)) continue
    const held = heldRangeOf(
      { startsAt: waiting.starts_at, endsAt: waiting.ends_at },
      waiting.turnaround_minutes,
    )
    const has = await insertBookingHold(tx, { listingId: waiting.listing_id, bookingId: id, ...held, now })
    if (!has) continue
    if (waiting.add_ons.length === 0 || (await takeAddOns(tx, id)))
      await takeStep(deps, tx, { booking: waiting, event: 'promote', party: 'clock', actorId: null, now })
    // Its add-ons went to somebody at another hour of that day: it waits on.
    else await releaseBookingHold(tx, id)
  }
}
