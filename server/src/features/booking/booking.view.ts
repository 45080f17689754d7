import type { BookingCard, BookingView, TimelineEvent } from '@roomtone/contract/booking/booking'
import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { actionsFor } from '@roomtone/domain/booking/actions'
import { mayReveal } from '@roomtone/domain/booking/may-reveal'
import { BOOKING_EVENTS, type BookingState, isFinal } from '@roomtone/domain/booking/process'
import { stateAt } from '@roomtone/domain/booking/timers'
import type { Cents } from '@roomtone/domain/money/cents'
import { daysBetween } from '@roomtone/domain/time/local-date'
import type { BookingRow } from './booking.store.ts'
import { endingOf } from './booking-ending.ts'
import type { EventRow, PayoutRow, ReadRow, RefundRow } from './booking-read.store.ts'
import type { PaymentRow } from './payment.store.ts'
import { refundsAhead } from './refunds-ahead.ts'

type Viewer = 'guest' | 'host' | 'admin'

/** Whose eyes it is for. An admin who books or hosts is a guest or a host there. */
export function viewerOf(row: BookingRow, userId: string): Viewer {
  if (row.guest_id === userId) return 'guest'
  const hasReachedHost = row.sent_at !== null || row.confirmed_at !== null
  return row.host_id === userId && hasReachedHost ? 'host' : 'admin'
}

function standingOf(row: BookingRow) {
  return { state: row.state, expiresAt: row.expires_at, isConfirming: row.confirming_since !== null }
}

type CardParts = { viewer: Viewer; cover: PhotoView; now: Date }

export function cardView(row: ReadRow, { viewer, cover, now }: CardParts): BookingCard {
  const standing = standingOf(row)
  const state = stateAt(standing, now)
  return {
    id: row.id,
    state,
    property: { id: row.property_id, title: row.title, city: row.city, state: row.region, cover },
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
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
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: isFinal(state) ? null : (row.expires_at?.toISOString() ?? null),
    isInstant: row.is_instant,
    guest: personView(row.guest_id, row.guest),
    host: personView(row.host_id, row.host),
    actions: actionsFor(viewer, { ...standing, startsAt: row.starts_at, now }),
  }
}

function lengthOf({ choice }: BookingRow): number {
  return choice.by === 'hour' ? choice.hours : daysBetween(choice.checkIn, choice.checkOut) + 1
}

function personView(id: string, person: ReadRow['guest']): BookingCard['guest'] {
  const { name, isVerified, since, completed } = person
  return { id, name, isVerified, memberSince: since.toISOString(), completedBookings: completed }
}

type ViewParts = CardParts & {
  events: EventRow[]
  payment: PaymentRow | undefined
  refunds: RefundRow[]
  payout: PayoutRow
  /** What the host has coming from this booking, as the ledger has it. */
  hostGets: Cents
  ahead: number
  conflicts: BookingView['conflicts']
}

export function bookingView(row: ReadRow, parts: ViewParts): BookingView {
  const { viewer, events, payment, refunds, payout, now } = parts
  const card = cardView(row, parts)
  return {
    ...card,
    party: viewer,
    price: priceViewOf(priceOf(row)),
    cancellationPolicy: row.cancellation_policy,
    refunds: isFinal(card.state) ? [] : refundsAhead(row, now),
    houseRules: row.house_rules.map(({ title, body }) => ({ title, body })),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    ...endingOf(row, card.state, events),
    timeline: timelineOf(row, parts),
    payment: payment && viewer !== 'host' ? paymentView(payment, viewer) : null,
    refunded: refundedOf(refunds),
    refundState: refundStateOf(refunds),
    penalty: viewer === 'guest' ? 0 : row.penalty_cents,
    payout: payout && viewer !== 'guest' ? payoutView(payout, parts.hostGets) : null,
    ahead: parts.ahead,
    canReveal: mayReveal({ party: viewer, state: card.state, endsAt: row.ends_at, now }),
    hasReceipt: row.confirmed_at !== null,
    conflicts: parts.conflicts,
  }
}

function priceOf(row: BookingRow) {
  return {
    lines: row.lines,
    rent: row.rent_cents,
    subtotal: row.subtotal_cents,
    platformFee: row.fee_cents,
    tax: row.tax_cents,
    total: row.total_cents,
  }
}

/** What the bank said and what the page needs to go there are between the bank and the guest. */
function paymentView(payment: PaymentRow, viewer: Viewer): NonNullable<BookingView['payment']> {
  const { state, client_secret, decline_message, card } = payment
  const isGuest = viewer === 'guest'
  return {
    state,
    clientSecret: isGuest && state === 'needs_authentication' ? client_secret : null,
    message: isGuest && state === 'declined' ? decline_message : null,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
  }
}

function payoutView(payout: NonNullable<PayoutRow>, hostGets: Cents): NonNullable<BookingView['payout']> {
  return {
    state: payout.state,
    dueAt: payout.dueAt.toISOString(),
    amount: payout.paid ?? hostGets,
    withheld: payout.withheld ?? 0,
  }
}

function refundedOf(refunds: RefundRow[]): Cents {
  return refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)
}

function refundStateOf(refunds: RefundRow[]): BookingView['refundState'] {
  if (refunds.length === 0) return 'none'
  const states = refunds.map(({ state }) => state)
  if (states.includes('failed')) return 'failed'
  return states.every((state) => state === 'done') ? 'done' : 'on_its_way'
}

/** A host's begins when the request reached them. */
const BEFORE_THE_HOST: readonly BookingState[] = ['awaiting_payment', 'second_hold', 'offered']
const KNOWN: readonly string[] = [...BOOKING_EVENTS, 'requested', 'joined_line']

function timelineOf(row: ReadRow, { viewer, events, refunds, payout }: ViewParts): TimelineEvent[] {
  const seen = events.filter(
    ({ event, state }) => KNOWN.includes(event) && (viewer !== 'host' || !BEFORE_THE_HOST.includes(state)),
  )
  const steps = seen.map(({ at, event, party, state }) => ({
    at: at.toISOString(),
    event: event as TimelineEvent['event'],
    party,
    state,
    amount: state === 'confirmed' ? row.total_cents : 0,
  }))
  const moved = { party: 'payments' as const, state: row.state }
  const back = refunds
    .filter(({ state, settledAt }) => state === 'done' && settledAt !== null)
    .map(({ settledAt, amount }) => ({
      at: (settledAt as Date).toISOString(),
      event: 'refunded' as const,
      amount,
      ...moved,
    }))
  const isPaid = viewer !== 'guest' && payout?.state === 'paid' && payout.settledAt !== null
  const out = isPaid
    ? [
        {
          at: (payout.settledAt as Date).toISOString(),
          event: 'paid_out' as const,
          amount: payout.paid ?? 0,
          ...moved,
        },
      ]
    : []
  // Stable: what happened in one transaction keeps the order in which it was written.
  return [...steps, ...back, ...out].sort((one, other) => one.at.localeCompare(other.at))
}
