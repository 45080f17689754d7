import type { BookingEvent, BookingState } from './process.ts'
import { requestExpiresAt } from './request-deadline.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAYMENT_WINDOW = 15 * MINUTE
const OFFER_WINDOW = 12 * HOUR
/** Nobody can get ready in less time. */
const LAST_MOMENT = 30 * MINUTE
const SOON = 24 * HOUR

/** What the clock does to a booking that nobody has moved on in time. */
const WHEN_OVERDUE: Partial<Record<BookingState, BookingEvent>> = {
  awaiting_payment: 'payment_timed_out',
  pending: 'expire',
  second_hold: 'expire',
  offered: 'let_offer_pass',
}

export function overdueEvent(state: BookingState): BookingEvent | null {
  return WHEN_OVERDUE[state] ?? null
}

/**
 * When the timer ends a state that begins now; null where there is no timer. It never runs past the start.
 */
export function expiryOf(state: BookingState, startsAt: Date, now: Date): Date | null {
  switch (state) {
    case 'awaiting_payment':
      return earlier(now.getTime() + PAYMENT_WINDOW, startsAt.getTime())
    case 'pending':
      return requestExpiresAt(now, startsAt)
    case 'offered':
      return earlier(now.getTime() + OFFER_WINDOW, startsAt.getTime() - LAST_MOMENT)
    case 'second_hold':
      return lineEndsAt(startsAt, now)
    default:
      return null
  }
}

/** Someone with a second hold still needs time to take the offer, and the host to answer. */
function lineEndsAt(startsAt: Date, now: Date): Date {
  const isSoon = startsAt.getTime() - now.getTime() < SOON
  return new Date(startsAt.getTime() - (isSoon ? LAST_MOMENT : OFFER_WINDOW))
}

function earlier(one: number, other: number): Date {
  return new Date(Math.min(one, other))
}

type Standing = { state: BookingState; expiresAt: Date | null; isConfirming: boolean }

/**
 * The deadline has passed, even if the sweep has not run yet. Money that is being taken right now goes first.
 */
export function isOverdue({ state, expiresAt, isConfirming }: Standing, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now && !isConfirming && overdueEvent(state) !== null
}

/** What people are shown: an expired request is expired, also in the minute before the sweep. */
export function stateAt(standing: Standing, now: Date): BookingState {
  return isOverdue(standing, now) ? 'expired' : standing.state
}

const REMIND_BEFORE = 24 * HOUR

/** Null: it was confirmed so late that the confirmation serves as the reminder. */
export function remindAt(startsAt: Date, now: Date): Date | null {
  const at = new Date(startsAt.getTime() - REMIND_BEFORE)
  return at > now ? at : null
}

const DAY = 24 * HOUR
const PLAN_BEFORE = 7 * DAY

/** Null: it was confirmed so late that this email would follow right after the confirmation. */
export function planTripAt(startsAt: Date, now: Date): Date | null {
  const at = new Date(startsAt.getTime() - PLAN_BEFORE)
  return at.getTime() - now.getTime() >= DAY ? at : null
}

/** From a day before the start on, the reminder is what a guest needs. */
export function hasTimeToPlan(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > REMIND_BEFORE
}
