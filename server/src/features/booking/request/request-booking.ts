import type { BookingView } from '@roomtone/contract/booking/booking'
import {
  type ChosenCard,
  requestBooking as requestBookingEndpoint,
} from '@roomtone/contract/booking/request-booking'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { weighCredits } from '../../credit/entry.ts'
import type { ListingRow } from '../../listing/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { advanceNow, NO_CARD, type ResolvedCard, resolveCard } from '../../payment/entry.ts'
import { findEarlier, findOverdue } from '../booking.store.ts'
import { haveConfirmedBooking } from '../confirmed-between.store.ts'
import { LIMITS } from '../limits.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { endOverdueBooking } from '../steps/end-overdue-booking.ts'
import { requireSameCredit } from './choose-credits.ts'
import { priceRequest, slotTaken } from './price-request.ts'
import { rentCharge } from './rent-charge.ts'
import { earlierOf, type RequestBody } from './request-body.ts'
import { findRequester, type Requester } from './requester.store.ts'
import { requireBookable } from './require-bookable.ts'
import { AddOnsGone, SlotGone, writeRequest } from './write-request.ts'

/**
 * The form's key makes it one request, however often it is sent: on a second try it may run into itself. A
 * time that only looks taken, because what the clock has ended is not swept yet, is free on the second try.
 */
export async function requestBooking(deps: Deps, actor: Actor, body: RequestBody): Promise<BookingView> {
  await requireWithin(deps, LIMITS.requestsOfPerson, actor.userId)
  const asking = { guestId: actor.userId, propertyId: body.propertyId, key: body.key }
  const requester = await findRequester(deps.db, asking)
  if (!requester) throw new Refused('forbidden')
  let id = earlierOf(requester, body)
  for (let isSecondTry = false; id === null; isSecondTry = true)
    try {
      id = await makeBooking(deps, actor, requester, body)
    } catch (refusal) {
      id = earlierOf(await findEarlier(deps.db, actor.userId, body.key), body)
      if (id === null && (isSecondTry || !(await hasFreedTime(deps, body, refusal)))) throw refusal
    }
  return viewBooking(deps, deps.db, actor, id)
}

async function makeBooking(
  deps: Deps,
  actor: Actor,
  requester: Requester,
  body: RequestBody,
): Promise<string> {
  if (!body.secondHold && body.credits.length === 0) requireCard(body)
  const listing = await requireBookable(deps, actor, requester, body)
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'request', id: listing.id },
    texts: textsIn(requestBookingEndpoint.body, body),
    haveConfirmedBooking: await haveConfirmedBooking(deps.db, actor.userId, listing.hostId),
  })
  return holdAndPay(deps, actor, listing, body)
}

async function hasFreedTime(deps: Deps, { propertyId }: RequestBody, refusal: unknown): Promise<boolean> {
  if (!(refusal instanceof Refused) || refusal.code !== 'slot_taken') return false
  const overdue = await findOverdue(deps.db, { now: deps.clock.now(), limit: 50, propertyId })
  for (const bookingId of overdue) await endOverdueBooking(deps, bookingId)
  return overdue.length > 0
}

function requireCard({ card }: RequestBody): ChosenCard {
  if (!card) throw refusedField('card', (language) => refusals(language).cardMissing)
  return card
}

/** None where credits pay everything. Weighed once more under their lock, in the transaction. */
async function cardFor(deps: Deps, actor: Actor, body: RequestBody, total: Cents): Promise<ResolvedCard> {
  const weighed = await weighCredits(deps.db, {
    userId: actor.userId,
    ids: body.credits,
    total,
    bookingId: null,
    now: deps.clock.now(),
  })
  requireSameCredit(weighed, body.expectedCredit)
  return weighed.rest === 0 ? NO_CARD : resolveCard(deps, actor.userId, requireCard(body))
}

async function holdAndPay(deps: Deps, actor: Actor, listing: ListingRow, body: RequestBody): Promise<string> {
  const now = deps.clock.now()
  const priced = await priceRequest(deps, { listing, actor, body, now })
  const card = body.secondHold ? null : await cardFor(deps, actor, body, priced.price.total)
  const request = { guestId: actor.userId, listing, body, priced, card, now }
  const { bookingId, chargeId } = await deps.db
    .transaction()
    .execute((tx) => writeRequest(deps, tx, request))
    .catch(async (error: unknown) => {
      // Pricing it again tells which of them are gone.
      if (isOutOfStock(error)) await priceRequest(deps, { listing, actor, body, now })
      throw error instanceof SlotGone ? await slotTaken(deps, listing, body, now) : error
    })
  if (chargeId !== null) await advanceNow(deps, rentCharge, chargeId)
  return bookingId
}

function isOutOfStock(error: unknown): boolean {
  const isViolation =
    error instanceof Error && 'constraint' in error && error.constraint === 'add_on_days_stock'
  return isViolation || error instanceof AddOnsGone
}
