import type { BookingCard, BookingView, TimelineEvent } from '@roomtone/contract/booking/booking'
import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { COHOST_ANSWERS } from '@roomtone/domain/access/cohost-rights'
import { actionsFor } from '@roomtone/domain/booking/actions'
import { mayReveal } from '@roomtone/domain/booking/may-reveal'
import { BOOKING_EVENTS, type BookingState, isFinal } from '@roomtone/domain/booking/process'
import { stateAt } from '@roomtone/domain/booking/timers'
import type { Cents } from '@roomtone/domain/money/cents'
import type { ChargePurpose } from '@roomtone/domain/payment/charge'
import { declineOf } from '@roomtone/domain/payment/decline'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '@roomtone/domain/pricing/rates'
import { mayReview, reviewsCloseAt } from '@roomtone/domain/review/review'
import { daysBetween } from '@roomtone/domain/time/local-date'
import type { UseRow } from '../../credit/entry.ts'
import type { ChargeRow } from '../../payment/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import type { GivenBack } from '../cancel/cancellation-of.ts'
import { refundsAhead } from '../cancel/refunds-ahead.ts'
import { shootTimesOf } from '../shoot-times.ts'
import { endingOf } from './booking-ending.ts'
import type { EventRow, PayoutRow, ReadRow, RefundRow } from './booking-read.store.ts'

type Viewer = 'guest' | 'host' | 'cohost' | 'admin'

/** Whose eyes it is for. An admin who books or hosts is a guest or a host there. */
export function viewerOf(row: ReadRow, userId: string): Viewer {
  if (row.guest_id === userId) return 'guest'
  const hasReachedHost = row.sent_at !== null || row.confirmed_at !== null || row.state === 'second_hold'
  if (!hasReachedHost) return 'admin'
  if (row.host_id === userId) return 'host'
  return row.isShared ? 'cohost' : 'admin'
}

/** On the host's side, without what is the host's alone. */
function partyOf(viewer: Viewer): BookingView['party'] {
  return viewer === 'cohost' ? 'host' : viewer
}

function standingOf(row: BookingRow) {
  return { state: row.state, expiresAt: row.expires_at, isConfirming: row.confirming_since !== null }
}

type CardParts = { viewer: Viewer; cover: PhotoView; now: Date }

export function cardView(row: ReadRow, { viewer, cover, now }: CardParts): BookingCard {
  const standing = standingOf(row)
  const state = stateAt(standing, now)
  const shoot = shootTimesOf(row)
  return {
    id: row.id,
    state,
    property: { id: row.property_id, title: row.title, city: row.city, state: row.region, cover },
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    callAt: shoot.callAt.toISOString(),
    wrapAt: shoot.wrapAt.toISOString(),
    by: row.choice.by,
    length: lengthOf(row),
    crew: row.crew,
    production: {
      title: row.production_title,
      kind: row.production_kind,
      purpose: row.purpose,
      involves: row.involves,
    },
    total: row.total_cents,
    subtotal: row.subtotal_cents,
    refunded: row.refunded,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: isFinal(state) ? null : (row.expires_at?.toISOString() ?? null),
    isInstant: row.is_instant,
    guest: personView(row.guest_id, row.guest),
    host: personView(row.host_id, row.host),
    isShared: viewer === 'cohost',
    mayMessage: mayMessage(row, viewer),
    reviewUntil: viewer === 'guest' || viewer === 'host' ? reviewUntil(row, now) : null,
    actions: actionsFor(partyOf(viewer), { ...standing, startsAt: row.starts_at, now }).filter(
      (event) => viewer !== 'cohost' || COHOST_ANSWERS.includes(event),
    ),
  }
}

/** Behind a second hold is no request yet that a host could write about. */
function mayMessage({ state, mayMessage: isGiven }: ReadRow, viewer: Viewer): boolean {
  if (viewer === 'guest') return true
  return state !== 'second_hold' && (viewer === 'host' || (viewer === 'cohost' && isGiven))
}

function reviewUntil({ state, ends_at: endedAt, isReviewed }: ReadRow, now: Date): string | null {
  const isOpen = state === 'completed' && !isReviewed && mayReview({ endedAt, now })
  return isOpen ? reviewsCloseAt(endedAt).toISOString() : null
}

function lengthOf({ choice }: BookingRow): number {
  return choice.by === 'hour' ? choice.hours : daysBetween(choice.checkIn, choice.checkOut) + 1
}

function personView(id: string, person: ReadRow['guest']): BookingCard['guest'] {
  const { name, avatarUrl, isVerified, since, completed } = person
  return { id, name, avatarUrl, isVerified, memberSince: since.toISOString(), completedBookings: completed }
}

type ViewParts = CardParts & {
  events: EventRow[]
  payment: ChargeRow | undefined
  charges: { purpose: ChargePurpose; amount: Cents; at: Date }[]
  refunds: RefundRow[]
  given: GivenBack
  uses: UseRow[]
  payout: PayoutRow
  /** What this booking will pay the host, according to the ledger. */
  hostGets: Cents
  ahead: number
  addOnsMissing: string[]
  conflicts: BookingView['conflicts']
}

export function bookingView(row: ReadRow, parts: ViewParts): BookingView {
  const { viewer, events, payment, refunds, payout, now } = parts
  const party = partyOf(viewer)
  const card = cardView(row, parts)
  return {
    ...card,
    party,
    price: priceViewOf(priceOf(row)),
    cancellationPolicy: row.cancellation_policy,
    ...(isFinal(card.state) ? { refunds: [], refundAfter: 0 } : refundsAhead(row, parts.given, now)),
    houseRules: row.house_rules.map(({ title, body }) => ({ title, body })),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    ...endingOf(row, card.state, events),
    timeline: timelineOf(row, parts),
    payment: payment && party !== 'host' ? paymentView(payment, viewer) : null,
    charges: parts.charges.map(({ purpose, amount, at }) => ({ purpose, amount, at: at.toISOString() })),
    credits: party === 'host' ? [] : parts.uses.map(creditView),
    toCard: party === 'host' ? row.total_cents : row.total_cents - row.credit_cents,
    refundedToCredit: party === 'host' ? 0 : refunds.reduce((sum, { toCredit }) => sum + toCredit, 0),
    refundState: refundStateOf(refunds),
    penalty: seesEarnings(viewer) ? row.penalty_cents : 0,
    payout: payout && seesEarnings(viewer) ? payoutView(payout, parts.hostGets) : null,
    ahead: parts.ahead,
    addOnsMissing: parts.addOnsMissing,
    canReveal: mayReveal({ party, state: card.state, endsAt: row.ends_at, now }),
    hasReceipt: row.confirmed_at !== null && viewer !== 'cohost',
    conflicts: parts.conflicts,
  }
}

function seesEarnings(viewer: Viewer): boolean {
  return viewer === 'host' || viewer === 'admin'
}

function priceOf(row: BookingRow) {
  return {
    lines: row.lines,
    rent: row.rent_cents,
    subtotal: row.subtotal_cents,
    platformFee: row.fee_cents,
    tax: row.tax_cents,
    total: row.total_cents,
    feeHundredths: row.fee_hundredths ?? DEFAULT_FEE_HUNDREDTHS,
    taxHundredths: row.tax_hundredths ?? DEFAULT_TAX_HUNDREDTHS,
  }
}

/** What the bank said and what the page needs to go there are between the bank and the guest. */
function paymentView(payment: ChargeRow, viewer: Viewer): NonNullable<BookingView['payment']> {
  const { state, client_secret, decline_code, card } = payment
  const isGuest = viewer === 'guest'
  return {
    state,
    clientSecret: isGuest && state === 'needs_authentication' ? client_secret : null,
    decline: isGuest && state === 'declined' ? declineOf(decline_code ?? '') : null,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
  }
}

/** How the guest pays is none of the host's business. */
function creditView({ creditId, kind, last4, amount, returned }: UseRow): BookingView['credits'][number] {
  return { id: creditId, kind, last4, amount, returned }
}

function payoutView(payout: NonNullable<PayoutRow>, hostGets: Cents): NonNullable<BookingView['payout']> {
  return {
    state: payout.state,
    dueAt: payout.dueAt.toISOString(),
    amount: payout.paid ?? hostGets,
    withheld: payout.withheld ?? 0,
  }
}

export function refundedOf(refunds: RefundRow[]): Cents {
  return refunds.reduce(
    (sum, { amount, toCredit, state }) => sum + (state === 'failed' ? toCredit : amount),
    0,
  )
}

function refundStateOf(refunds: RefundRow[]): BookingView['refundState'] {
  if (refunds.length === 0) return 'none'
  const states = refunds.map(({ state }) => state)
  if (states.includes('failed')) return 'failed'
  return states.every((state) => state === 'done') ? 'done' : 'on_its_way'
}

/** A host’s begins when the request reached them; of a second hold they see how it began. */
const BEFORE_THE_HOST: readonly BookingState[] = ['awaiting_payment', 'second_hold', 'offered']
const KNOWN: readonly TimelineEvent['event'][] = [...BOOKING_EVENTS, 'requested', 'joined_line']

function timelineOf(row: ReadRow, { viewer, events, refunds, payout }: ViewParts): TimelineEvent[] {
  const party = partyOf(viewer)
  const steps = events.flatMap(({ at, event: name, party: by, state, helper }) => {
    const event = KNOWN.find((one) => one === name)
    const isHidden = party === 'host' && BEFORE_THE_HOST.includes(state) && row.state !== 'second_hold'
    if (!event || isHidden) return []
    const taken = row.total_cents - (party === 'host' ? 0 : row.credit_cents)
    return {
      at: at.toISOString(),
      event,
      party: by,
      state,
      helper: party === 'guest' ? null : helper,
      amount: state === 'confirmed' ? taken : 0,
    }
  })
  const moved = { party: 'payments' as const, state: row.state, helper: null }
  const back = refunds
    .flatMap(({ state, settledAt, amount, toCredit }) =>
      state === 'done' && settledAt
        ? {
            at: settledAt.toISOString(),
            event: 'refunded' as const,
            amount: party === 'host' ? amount : amount - toCredit,
            ...moved,
          }
        : [],
    )
    .filter(({ amount }) => amount > 0)
  const returned = refunds
    .filter(({ toCredit }) => toCredit > 0 && party !== 'host')
    .map(({ createdAt, toCredit }) => ({
      at: createdAt.toISOString(),
      event: 'returned' as const,
      amount: toCredit,
      ...moved,
    }))
  const paidAt = seesEarnings(viewer) && payout?.state === 'paid' ? payout.settledAt : null
  const out = paidAt
    ? [{ at: paidAt.toISOString(), event: 'paid_out' as const, amount: payout?.paid ?? 0, ...moved }]
    : []
  // Stable: what happened in one transaction keeps the order in which it was written.
  return [...steps, ...returned, ...back, ...out].sort((one, other) => one.at.localeCompare(other.at))
}
