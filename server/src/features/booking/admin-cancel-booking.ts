import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { type BookingRow, lockBooking } from './booking.store.ts'
import { cancellationOf } from './cancellation-of.ts'
import { demandAction } from './demand-side.ts'
import { givenBackOf } from './given-back.ts'
import { moveBooking } from './move-booking.ts'
import { settleCancellation } from './settle-cancellation.ts'
import { viewBooking } from './view-booking.ts'

type Cancelling = { id: string; reason: string; refundPercent: number }

/** Ends whatever is not over yet: a request is withdrawn, a booking cancelled, also after it has begun. */
export async function adminCancelBooking(
  deps: Deps,
  actor: Actor,
  { id, reason, refundPercent }: Cancelling,
): Promise<BookingView> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new Refused('not_found')
    const event = demandAction('admin', booking, ['withdraw', 'leave_line', 'cancel'], now)
    const by = { party: 'admin', actorId: actor.userId, note: reason, now } as const
    if (event === 'cancel') await cancel(deps, tx, booking, { ...by, refundPercent })
    else await moveBooking(deps, tx, { booking, event, ...by })
  })
  return viewBooking(deps, deps.db, actor, id)
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
