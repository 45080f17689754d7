import { type BookingState, holdsTime } from '@roomtone/domain/booking/process'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { holdKnownEvents, releaseBookingHold, turnIntoBlock } from '../../calendar/entry.ts'
import { freeAddOns } from '../../listing/entry.ts'
import { endSecondHolds } from '../second-hold/end-second-holds.ts'
import { promoteSecondHolds } from '../second-hold/promote-second-holds.ts'
import { type Move, takeStep } from './take-step.ts'

/**
 * The one way a booking changes its state, with everything that follows from it in the same transaction.
 * Callers that know the amount write money that is taken or due; money that is merely reserved is released
 * here.
 */
export async function moveBooking(deps: Deps, tx: Tx, move: Move): Promise<BookingState> {
  const to = await takeStep(deps, tx, move)
  if (holdsTime(move.booking.state) && !holdsTime(to)) await giveTimeBack(deps, tx, move)
  return to
}

/**
 * A host who cancels does not get the time back to sell it again, and no second hold gets it either; in every
 * other case the next second hold gets it.
 */
async function giveTimeBack(deps: Deps, tx: Tx, { booking, event, party, now }: Move): Promise<void> {
  const { property_id: propertyId, listing_id: listingId } = booking
  if (booking.add_ons.length > 0) await freeAddOns(tx, booking.id)
  if (event === 'cancel' && party === 'host') {
    const closed = await turnIntoBlock(tx, booking.id)
    if (closed) await endSecondHolds(deps, tx, { propertyId, ...closed, now })
    return
  }
  const freed = await releaseBookingHold(tx, booking.id)
  if (!freed) return
  await holdKnownEvents(deps, tx, { propertyId, listingId, ...freed, now })
  await promoteSecondHolds(deps, tx, { propertyId, ...freed, now })
}
