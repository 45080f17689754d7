import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ChosenCard } from '@roomtone/contract/booking/request-booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { weighCredits } from '../../credit/entry.ts'
import { isInstantFor } from '../../listing/entry.ts'
import {
  abandonCharge,
  advanceNow,
  findLiveCharge,
  NO_CARD,
  type ResolvedCard,
  rentOf,
  resolveCard,
  startCharge,
} from '../../payment/entry.ts'
import { type BookingRow, findBooking, takeTurns, updateInstant } from '../booking.store.ts'
import { LIMITS } from '../limits.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { lockForSide, requireSide } from '../require-side.ts'
import { moveBooking } from '../steps/move-booking.ts'
import { chooseAnew, requireSameCredit } from './choose-credits.ts'
import { rentCharge } from './rent-charge.ts'
import { replaceUnpaidHold } from './replace-unpaid-hold.ts'
import { findRequester } from './requester.store.ts'
import { requireBookable } from './require-bookable.ts'

type Paying = {
  id: string
  /** Undefined where credits pay everything. */
  card?: ChosenCard | undefined
  /** Undefined: those that the booking holds stay as they are. */
  credits?: string[] | undefined
  expectedCredit: Cents
}

/** Another card for a booking that awaits payment, or the first one for an offer that is taken with it. */
export async function payBooking(deps: Deps, actor: Actor, paying: Paying): Promise<BookingView> {
  const { id } = paying
  const verdict = can(actor, 'booking.request', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  const { booking } = requireSide(await findBooking(deps.db, id), actor.userId, 'guest')
  requirePayable(booking, deps.clock.now())
  const isInstant = booking.state === 'offered' && (await requireStillBookable(deps, actor, booking))
  await requireWithin(deps, LIMITS.cardsOfPerson, actor.userId)
  const card = await cardFor(deps, booking, paying)
  const now = deps.clock.now()
  const chargeId = await deps.db.transaction().execute(async (tx) => {
    await takeTurns(tx, actor.userId)
    const { booking: locked } = await lockForSide(tx, id, actor.userId, 'guest')
    requirePayable(locked, now)
    return tryCard(deps, tx, locked, { card, paying, isInstant, now })
  })
  await advanceNow(deps, rentCharge, chargeId)
  return viewBooking(deps, deps.db, actor, id)
}

function requirePayable(booking: BookingRow, now: Date): void {
  const { state, expires_at: expiresAt, confirming_since: since } = booking
  const isConfirming = since !== null
  const isOpen = state === 'awaiting_payment' || state === 'offered'
  if (!isOpen || isConfirming || isOverdue({ state, expiresAt, isConfirming }, now))
    throw new Refused('no_longer_possible')
}

/**
 * The card of a request is tried again as it is; an offer becomes a request only now, under the host's
 * current settings. Returns whether it is booked instantly: not if the host wants to be asked by now, nor if
 * the guest was told that they would be.
 */
async function requireStillBookable(deps: Deps, actor: Actor, booking: BookingRow): Promise<boolean> {
  const { guest_id: guestId, property_id: propertyId, request_key: key, crew, involves } = booking
  const requester = await findRequester(deps.db, { guestId, propertyId, key })
  if (!requester) throw new Refused('forbidden')
  try {
    const listing = await requireBookable(deps, actor, requester, {
      propertyId,
      crew,
      production: { involves },
    })
    return (
      booking.is_instant && (await isInstantFor(deps.db, listing, actor, booking.starts_at, deps.clock.now()))
    )
  } catch (refusal) {
    // The booking is there and theirs; it is the space that is not to be had.
    if (!(refusal instanceof Refused) || refusal.code !== 'not_found') throw refusal
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language).notBookable })
  }
}

/** None where credits pay everything. Weighed once more under their lock, in the transaction. */
async function cardFor(deps: Deps, booking: BookingRow, paying: Paying): Promise<ResolvedCard> {
  const { id: bookingId, guest_id: userId, total_cents: total } = booking
  const { card, credits: ids, expectedCredit } = paying
  let rest = total - booking.credit_cents
  if (ids) {
    const weighed = await weighCredits(deps.db, { userId, ids, total, bookingId, now: deps.clock.now() })
    requireSameCredit(weighed, expectedCredit)
    rest = weighed.rest
  }
  if (rest === 0) return NO_CARD
  if (!card) throw refusedField('card', (language) => refusals(language).cardMissing)
  return resolveCard(deps, userId, card)
}

type Try = { card: ResolvedCard; paying: Paying; isInstant: boolean; now: Date }

async function tryCard(deps: Deps, tx: Tx, booking: BookingRow, attempt: Try): Promise<string> {
  const { card, paying, isInstant, now } = attempt
  const { id: bookingId, guest_id: guestId } = booking
  const live = await findLiveCharge(tx, rentOf(bookingId))
  if (live && live.state !== 'needs_authentication')
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).alreadyCharging,
    })
  await abandonCharge(deps, tx, rentOf(bookingId), now)
  if (booking.state === 'offered') {
    await moveBooking(deps, tx, { booking, event: 'take_offer', party: 'guest', actorId: guestId, now })
    if (booking.is_instant !== isInstant) await updateInstant(tx, bookingId, isInstant)
    await replaceUnpaidHold(deps, tx, { guestId, bookingId, now })
  }
  const amount = paying.credits
    ? await chooseAnew(tx, booking, { ids: paying.credits, expected: paying.expectedCredit, now })
    : booking.total_cents - booking.credit_cents
  return startCharge(deps, tx, rentOf(bookingId), { card, amount, now })
}
