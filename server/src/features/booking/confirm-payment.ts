import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { findBooking } from './booking.store.ts'
import { confirmCard } from './confirm-card.ts'
import { demandSide } from './demand-side.ts'
import { LIMITS } from './limits.ts'
import { findLivePayment } from '../payment/charge/charge.store.ts'
import { settlePayment } from './settle-payment.ts'
import { unlessUnreachable } from '../payment/charge/unless-unreachable.ts'
import { viewBooking } from './view-booking.ts'

/** Back from their bank, or back after a silence: where does it stand? */
export async function confirmPayment(deps: Deps, actor: Actor, id: string): Promise<BookingView> {
  demandSide(await findBooking(deps.db, id), actor.userId, 'guest')
  await demandWithin(deps, LIMITS.looksOfPerson, actor.userId)
  const payment = await findLivePayment(deps.db, id)
  if (payment?.state === 'asking') await unlessUnreachable(deps, settlePayment(deps, payment.id))
  if (payment?.state === 'needs_authentication') await unlessUnreachable(deps, confirmCard(deps, payment))
  return viewBooking(deps, deps.db, actor, id)
}
