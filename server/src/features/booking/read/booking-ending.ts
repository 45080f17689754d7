import type { BookingView } from '@roomtone/contract/booking/booking'
import { type BookingEvent, type BookingState, isFinal } from '@roomtone/domain/booking/process'
import { CANCEL_REASON_LABELS, DECLINE_REASON_LABELS } from '@roomtone/domain/booking/production'
import { overdueEvent } from '@roomtone/domain/booking/timers'
import type { BookingRow } from '../booking.store.ts'
import type { EventRow } from './booking-read.store.ts'

const LABELS: Record<string, string> = { ...DECLINE_REASON_LABELS, ...CANCEL_REASON_LABELS }

const BY_ITSELF: Partial<Record<string, string>> = {
  payment_timed_out: "The payment wasn't finished in time",
  payment_failed: 'The card could not be charged',
  replace: 'Another request took its place before it was paid',
  expire: 'Nobody answered in time',
  let_offer_pass: 'The offer was not taken in time',
}

/** What somebody chose from a list, in the words of the list; anything else as it stands. */
function reasonWords(reason: string): string {
  return LABELS[reason] ?? reason
}

type Ending = Pick<BookingView, 'endedAt' | 'endedBy' | 'endReason' | 'endNote'>

/** Who ended it and why, in words; also of what the clock has ended and nobody has swept yet. */
export function endingOf(row: BookingRow, state: BookingState, events: EventRow[]): Ending {
  if (!isFinal(state)) return { endedAt: null, endedBy: null, endReason: '', endNote: '' }
  if (!isFinal(row.state))
    return {
      endedAt: row.expires_at?.toISOString() ?? null,
      endedBy: 'clock',
      endReason: wordsFor(row.state, overdueEvent(row.state)),
      endNote: '',
    }
  return {
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    endReason: row.end_reason === '' ? wordsOfLast(events) : reasonWords(row.end_reason),
    endNote: row.end_note,
  }
}

function wordsOfLast(events: EventRow[]): string {
  const last = events.findLastIndex(({ state }) => isFinal(state))
  const before = events[last - 1]?.state ?? 'pending'
  return wordsFor(before, (events[last]?.event ?? null) as BookingEvent | null)
}

function wordsFor(from: BookingState, event: BookingEvent | null): string {
  if (event === 'expire' && from === 'second_hold') return 'The time did not become free'
  return (event && BY_ITSELF[event]) ?? ''
}
