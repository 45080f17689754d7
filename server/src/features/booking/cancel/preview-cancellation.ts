import type { CancellationView } from '@roomtone/contract/booking/cancel-booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { toCreditOf } from '../../payment/entry.ts'
import { type BookingRow, findBooking } from '../booking.store.ts'
import { requireAction, requireSide, type Side } from '../require-side.ts'
import { findLastFree } from './cancellation.store.ts'
import { type Cancellation, cancellationOf } from './cancellation-of.ts'
import { givenBackOf } from './refunded-so-far.ts'

export async function previewCancellation(deps: Deps, actor: Actor, id: string): Promise<CancellationView> {
  const now = deps.clock.now()
  const { booking, side } = requireSide(await findBooking(deps.db, id), actor.userId)
  requireAction(side, booking, ['cancel'], now)
  const { refund, refundPercent, until, penalty, hostGets } = await cancellationFor(
    deps.db,
    booking,
    side,
    now,
  )
  return {
    refund,
    toCredit:
      side === 'guest' ? await toCreditOf(deps.db, { bookingId: booking.id, amount: refund, now }) : 0,
    refundPercent,
    until: until?.toISOString() ?? null,
    penalty: penalty?.owes ?? 0,
    isFree: penalty?.isFree ?? false,
    hostGets,
  }
}

export async function cancellationFor(
  handle: Handle,
  booking: BookingRow,
  side: Side,
  now: Date,
): Promise<Cancellation> {
  const given = await givenBackOf(handle, booking)
  if (side === 'guest') return cancellationOf({ booking, by: { party: 'guest' }, given, now })
  const lastFreeAt = await findLastFree(handle, booking.host_id)
  return cancellationOf({ booking, by: { party: 'host', lastFreeAt }, given, now })
}
