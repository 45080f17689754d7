import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { advanceNow, findLiveCharge, rentOf } from '../../payment/entry.ts'
import { findBooking } from '../booking.store.ts'
import { LIMITS } from '../limits.ts'
import { viewBooking } from '../read/view-booking.ts'
import { requireSide } from '../require-side.ts'
import { rentCharge } from './rent-charge.ts'

/** Asks for the state of the charge when the guest is back from their bank, or after a silence. */
export async function confirmPayment(deps: Deps, actor: Actor, id: string): Promise<BookingView> {
  requireSide(await findBooking(deps.db, id), actor.userId, 'guest')
  await requireWithin(deps, LIMITS.looksOfPerson, actor.userId)
  const charge = await findLiveCharge(deps.db, rentOf(id))
  if (charge?.state === 'asking' || charge?.state === 'needs_authentication')
    await advanceNow(deps, rentCharge, charge.id)
  return viewBooking(deps, deps.db, actor, id)
}
