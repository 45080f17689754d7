import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { BookingState } from '@roomtone/domain/booking/process'
import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import { shortAtWords } from '../../../parts/booking/booking-when.ts'

type Open = Pick<BookingCard, 'id' | 'state' | 'actions' | 'expiresAt' | 'timeZone' | 'reviewUntil'>

/** The one thing that a guest should do now; null where there is nothing to do but wait or come. */
export function nextStep(booking: Open, now: Date = new Date()) {
  const { id, state, actions, expiresAt, timeZone, reviewUntil } = booking
  const to = `/checkout?booking=${id}`
  // Without the right to withdraw, the card is being charged at this moment.
  if (state === 'awaiting_payment' && actions.includes('withdraw')) return { to, label: texts.next.pay }
  if (actions.includes('take_offer') && expiresAt !== null)
    return { to, label: texts.next.offer({ when: shortAtWords(expiresAt, timeZone, now) }) }
  if (reviewUntil !== null) return { to: `/trips/${id}#review`, label: texts.next.review }
  return null
}

const SUFFIXES: Partial<Record<BookingState, string>> = texts.countdowns

type Running = Pick<BookingCard, 'state' | 'expiresAt' | 'createdAt' | 'sentAt'>

/** The running deadline, if any: until when, since when, and for what. */
export function runningDeadline({ state, expiresAt, createdAt, sentAt }: Running) {
  const suffix = SUFFIXES[state]
  if (expiresAt === null || suffix === undefined) return null
  // An offer begins somewhere in the middle of the booking's life, so a bar would mislead.
  const start = state === 'pending' ? sentAt : state === 'awaiting_payment' ? createdAt : null
  return { until: expiresAt, start, suffix }
}
