import { randomUUID } from 'node:crypto'
import { heldRangeOf } from '@roomtone/domain/availability/time-rules'
import type { BookingState } from '@roomtone/domain/booking/process'
import { OPEN_MAX, OPEN_PER_LISTING_MAX } from '@roomtone/domain/booking/production'
import { expiryOf } from '@roomtone/domain/booking/timers'
import type { Applied } from '@roomtone/domain/credit/apply-credits'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { insertBookingHold } from '../../calendar/entry.ts'
import { findAnswering } from '../../cohost/entry.ts'
import { holdCredits, lockAndWeigh } from '../../credit/entry.ts'
import { type ListingRow, takeAddOns } from '../../listing/entry.ts'
import { type ResolvedCard, rentOf, startCharge } from '../../payment/entry.ts'
import { findStanding, insertBooking, takeTurns } from '../booking.store.ts'
import { refusals } from '../refusals.ts'
import { hasOwnThere } from '../second-hold/in-line.store.ts'
import { setTimers } from '../steps/take-step.ts'
import { requireSameCredit } from './choose-credits.ts'
import type { Priced } from './price-request.ts'
import { replaceUnpaidHold } from './replace-unpaid-hold.ts'
import { earlierOf, hashOfRequest, type RequestBody } from './request-body.ts'

/** Rolls the transaction back; the caller knows how to say it. */
export class SlotGone extends Error {
  override readonly name = 'SlotGone'
}

/** So does this one: somebody else has booked the last of them a moment ago. */
export class AddOnsGone extends Error {
  override readonly name = 'AddOnsGone'
}

type Request = {
  guestId: string
  listing: ListingRow
  body: RequestBody
  priced: Priced
  /** Null for a second hold: no card is touched, and no credit. */
  card: ResolvedCard | null
  now: Date
}

type Written = { bookingId: string; chargeId: string | null }

/** Writes the booking with its hold, its records, and the charge to its card: all or nothing. */
export async function writeRequest(deps: Deps, tx: Tx, request: Request): Promise<Written> {
  const { guestId, listing, body, card, now } = request
  await takeTurns(tx, guestId)
  const standing = await findStanding(tx, { guestId, propertyId: listing.id, key: body.key, now })
  const earlierId = earlierOf(standing, body)
  if (earlierId !== null) return { bookingId: earlierId, chargeId: null }
  requireRoomForMore(standing)
  if (!card) await requireOthersFirst(tx, request)
  const applied = card ? await weigh(tx, request) : NOTHING
  const state: BookingState = card ? 'awaiting_payment' : 'second_hold'
  const expiresAt = expiryOf(state, request.priced.range.startsAt, now)
  const bookingId = await insertRow(tx, request, { state, expiresAt, credit: applied.credit })
  if (card) await hold(tx, bookingId, request)
  if (applied.uses.length > 0) await holdCredits(tx, { bookingId, userId: guestId, uses: applied.uses, now })
  await writeDown(deps, tx, request, { bookingId, state, credit: applied.credit })
  const times = { starts_at: request.priced.range.startsAt, ends_at: request.priced.range.endsAt }
  await setTimers(deps, tx, { id: bookingId, ...times }, state, expiresAt, now)
  if (!card) {
    await notifyOfSecondHold(deps, tx, request, bookingId)
    return { bookingId, chargeId: null }
  }
  await deps.live.tell(tx, [guestId], { kind: 'booking', bookingId }, now)
  // Last, when it has its own time and credits: two who want what the other gives up must not wait for each other.
  await replaceUnpaidHold(deps, tx, { guestId, bookingId, now })
  // What was unpaid may have been paid a moment before it could be replaced.
  if (standing.unpaid > 0)
    requireRoomForMore(await findStanding(tx, { guestId, propertyId: listing.id, key: body.key, now }))
  const amount = applied.rest
  return { bookingId, chargeId: await startCharge(deps, tx, rentOf(bookingId), { card, amount, now }) }
}

/** The host and the co-hosts who handle bookings; their open pages show it. */
async function notifyOfSecondHold(
  deps: Deps,
  tx: Tx,
  { guestId, listing, now }: Request,
  bookingId: string,
): Promise<void> {
  const helpers = await findAnswering(tx, listing.id, 'bookings')
  const about = { bookingId, to: 'host' }
  await deps.jobs.add(tx, 'notify', { userId: listing.hostId, kind: 'second-hold-taken', about })
  for (const userId of helpers)
    await deps.jobs.add(tx, 'notify', { userId, kind: 'cohost-second-hold', about: { bookingId, userId } })
  await deps.live.tell(tx, [guestId, listing.hostId, ...helpers], { kind: 'booking', bookingId }, now)
}

const NOTHING: Applied = { uses: [], credit: 0, rest: 0 }

/** Works under the lock of each credit, so that two requests cannot spend the same dollar. */
async function weigh(tx: Tx, { guestId, body, priced, now }: Request): Promise<Applied> {
  const weighed = await lockAndWeigh(tx, {
    userId: guestId,
    ids: body.credits,
    total: priced.price.total,
    bookingId: null,
    now,
  })
  requireSameCredit(weighed, body.expectedCredit)
  return weighed
}

function requireRoomForMore({ here, all }: { here: number; all: number }): void {
  if (here >= OPEN_PER_LISTING_MAX)
    throw new Refused('too_many_requests_open', {
      detail: (language) => refusals(language).tooManyOpenHere({ count: here }),
    })
  if (all >= OPEN_MAX)
    throw new Refused('too_many_requests_open', {
      detail: (language) => refusals(language).tooManyOpen({ count: all }),
    })
}

/**
 * A second hold behind one's own booking would keep a time from everyone else for as long as one likes,
 * without a card that pays.
 */
async function requireOthersFirst(tx: Tx, { guestId, listing, priced, now }: Request): Promise<void> {
  const held = heldRangeOf(priced.range, priced.rules.turnaroundMinutes)
  if (await hasOwnThere(tx, { guestId, propertyId: listing.id, ...held, now }))
    throw new Refused('nothing_to_wait_for', {
      detail: (language) => refusals(language).alreadyYours,
    })
}

async function insertRow(
  tx: Tx,
  { guestId, listing, body, priced, now }: Request,
  { state, expiresAt, credit }: { state: BookingState; expiresAt: Date | null; credit: Cents },
): Promise<string> {
  const { price, range, rules, steps, isInstant, rates, addOns } = priced
  const { production } = body
  const columns = {
    id: randomUUID(),
    property_id: listing.id,
    host_id: listing.hostId,
    guest_id: guestId,
    state,
    startsAt: range.startsAt,
    endsAt: range.endsAt,
    time_zone: rules.timeZone,
    choice: body.choice,
    crew: body.crew,
    production_title: production.title,
    production_kind: production.kind,
    purpose: production.purpose,
    involves: production.involves,
    lines: price.lines,
    rates,
    addOns,
    rent_cents: price.rent,
    subtotal_cents: price.subtotal,
    fee_cents: price.platformFee,
    tax_cents: price.tax,
    total_cents: price.total,
    credit_cents: credit,
    fee_hundredths: price.feeHundredths,
    tax_hundredths: price.taxHundredths,
    cancellation_policy: listing.cancellationPolicy,
    steps,
    houseRules: listing.houseRules as { title: string; body: string }[],
    turnaround_minutes: rules.turnaroundMinutes,
    is_instant: isInstant,
    request_key: body.key,
    request_hash: hashOfRequest(body),
    created_at: now,
    expires_at: expiresAt,
  }
  if (!(await insertBooking(tx, columns, eventOf(state))))
    throw new Error('A key that nobody else can use was used all the same')
  return columns.id
}

function eventOf(state: BookingState) {
  return state === 'second_hold' ? 'joined_line' : 'requested'
}

async function hold(tx: Tx, bookingId: string, { listing, priced, now }: Request): Promise<void> {
  const held = heldRangeOf(priced.range, priced.rules.turnaroundMinutes)
  const has = await insertBookingHold(tx, { listingId: listing.searchId, bookingId, ...held, now })
  if (!has) throw new SlotGone()
  if (priced.addOns.length > 0 && !(await takeAddOns(tx, bookingId))) throw new AddOnsGone()
}

async function writeDown(
  deps: Deps,
  tx: Tx,
  { guestId, listing, now }: Request,
  { bookingId, state, credit }: { bookingId: string; state: BookingState; credit: Cents },
): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: guestId,
    action: `booking.${eventOf(state)}`,
    subjectType: 'booking',
    subjectId: bookingId,
    data: { to: state, propertyId: listing.id, ...(credit > 0 ? { credit } : {}) },
  })
}
