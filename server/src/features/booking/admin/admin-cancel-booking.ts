import { adminCancelBooking as adminCancelBookingEndpoint } from '@roomtone/contract/booking/admin-bookings'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { BookingState } from '@roomtone/domain/booking/process'
import { stateAt } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { type BookingRow, lockBooking } from '../booking.store.ts'
import { cancellationOf } from '../cancel/cancellation-of.ts'
import { givenBackOf } from '../cancel/refunded-so-far.ts'
import { settleCancellation } from '../cancel/settle-cancellation.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { requireAction } from '../require-side.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { requireNoPart } from './require-no-part.ts'

type Cancelling = {
  id: string
  reason: string
  state: BookingState
  refundPercent?: number | undefined
}

/** Ends whatever is not over yet: a request is withdrawn, a booking cancelled, also after it has begun. */
export async function adminCancelBooking(
  deps: Deps,
  actor: Actor,
  { id, reason, state, refundPercent }: Cancelling,
): Promise<BookingView> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'booking', id },
    texts: textsIn(adminCancelBookingEndpoint.body, { reason }),
  })
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new Refused('not_found')
    await requireNoPart(tx, booking, actor.userId)
    const event = requireAction('admin', booking, ['withdraw', 'leave_line', 'cancel'], now)
    // Withdrawing a request costs no one anything; canceling a booking does, and the form has not asked how
    // much.
    if (stateNow(booking, now) !== state)
      throw new Refused('stale', {
        detail: (language) => refusals(language).bookingChanged,
      })
    const by = { party: 'admin', actorId: actor.userId, note: reason, now } as const
    if (event === 'cancel')
      await cancel(deps, tx, booking, { ...by, refundPercent: requireShare(refundPercent) })
    else await moveBooking(deps, tx, { booking, event, ...by })
  })
  return viewBooking(deps, deps.db, actor, id)
}

function stateNow({ state, expires_at: expiresAt, confirming_since }: BookingRow, now: Date): BookingState {
  return stateAt({ state, expiresAt, isConfirming: confirming_since !== null }, now)
}

function requireShare(refundPercent: number | undefined): number {
  if (refundPercent === undefined)
    throw refusedField('refundPercent', (language) => refusals(language).shareMissing)
  return refundPercent
}

type Chosen = { party: 'admin'; actorId: string; note: string; now: Date; refundPercent: number }

async function cancel(deps: Deps, tx: Tx, booking: BookingRow, { refundPercent, ...by }: Chosen) {
  const given = await givenBackOf(tx, booking)
  const cancellation = cancellationOf({
    booking,
    by: { party: 'admin', refundPercent },
    given,
    now: by.now,
  })
  await settleCancellation(deps, tx, { booking, cancellation, reason: '', ...by })
}
