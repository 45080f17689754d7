import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ChosenCard } from '@roomtone/contract/booking/request-booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { resolveCard } from '../payment/entry.ts'
import { type BookingRow, findBooking } from './booking.store.ts'
import { demandSide, lockForSide } from './demand-side.ts'
import { letGoOfCard } from './let-go-of-card.ts'
import { LIMITS } from './limits.ts'
import { moveBooking } from './move-booking.ts'
import { findLivePayment } from './payment.store.ts'
import { settleNow } from './settle-payment.ts'
import { type ResolvedCard, startPayment } from './start-payment.ts'
import { viewBooking } from './view-booking.ts'

/** Another card for a booking that awaits payment, or the first one for an offer that is taken with it. */
export async function payBooking(
  deps: Deps,
  actor: Actor,
  { id, card }: { id: string; card: ChosenCard },
): Promise<BookingView> {
  const verdict = can(actor, 'booking.request', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  const { booking } = demandSide(await findBooking(deps.db, id), actor.userId, 'guest')
  demandPayable(booking, deps.clock.now())
  await demandWithin(deps, LIMITS.cardsOfPerson, actor.userId)
  const resolved = await resolveCard(deps, actor.userId, card)
  const now = deps.clock.now()
  const paymentId = await deps.db.transaction().execute(async (tx) => {
    const { booking: locked } = await lockForSide(tx, id, actor.userId, 'guest')
    demandPayable(locked, now)
    return tryCard(deps, tx, locked, resolved, now)
  })
  await settleNow(deps, paymentId)
  return viewBooking(deps, deps.db, actor, id)
}

function demandPayable(booking: BookingRow, now: Date): void {
  const { state, expires_at: expiresAt, confirming_since: since } = booking
  const isConfirming = since !== null
  const isOpen = state === 'awaiting_payment' || state === 'offered'
  if (!isOpen || isConfirming || isOverdue({ state, expiresAt, isConfirming }, now))
    throw new Refused('no_longer_possible')
}

async function tryCard(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  card: ResolvedCard,
  now: Date,
): Promise<string> {
  const { id: bookingId, guest_id: guestId, total_cents: amount } = booking
  const live = await findLivePayment(tx, bookingId)
  if (live && live.state !== 'needs_authentication')
    throw new Refused('no_longer_possible', {
      detail: 'A card is being asked for this booking right now. Please wait a moment.',
    })
  await letGoOfCard(deps, tx, bookingId, now)
  if (booking.state === 'offered')
    await moveBooking(deps, tx, { booking, event: 'take_offer', party: 'guest', actorId: guestId, now })
  return startPayment(deps, tx, { bookingId, card, amount, now })
}
