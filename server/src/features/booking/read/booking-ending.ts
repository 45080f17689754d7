import type { BookingView } from '@roomtone/contract/booking/booking'
import { END_REASONS, type Ending, type EndReason } from '@roomtone/domain/booking/end-reasons'
import { type BookingEvent, type BookingState, isFinal } from '@roomtone/domain/booking/process'
import { overdueEvent } from '@roomtone/domain/booking/timers'
import type { BookingRow } from '../booking.store.ts'
import type { EventRow } from './booking-read.store.ts'

const ENDING_OF: Partial<Record<BookingEvent, Ending>> = {
  payment_timed_out: 'payment_timed_out',
  payment_failed: 'payment_failed',
  replace: 'replaced',
  expire: 'unanswered',
  let_offer_pass: 'offer_expired',
}

type Ended = Pick<BookingView, 'endedAt' | 'endedBy' | 'endReason' | 'endNote'>

/** Who ended it and why; also for a booking whose time is up and that is not swept yet. */
export function endingOf(row: BookingRow, state: BookingState, events: EventRow[]): Ended {
  if (!isFinal(state)) return { endedAt: null, endedBy: null, endReason: null, endNote: '' }
  if (!isFinal(row.state))
    return {
      endedAt: row.expires_at?.toISOString() ?? null,
      endedBy: 'clock',
      endReason: reasonOf(row.state, overdueEvent(row.state)),
      endNote: '',
    }
  return {
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    endReason: row.end_reason === '' ? reasonOfLast(events) : chosenReason(row.end_reason),
    endNote: row.end_note,
  }
}

function chosenReason(stored: string): EndReason | null {
  return END_REASONS.find((reason) => reason === stored) ?? null
}

function reasonOfLast(events: EventRow[]): Ending | null {
  const last = events.findLastIndex(({ state }) => isFinal(state))
  const before = events[last - 1]?.state ?? 'pending'
  return reasonOf(before, (events[last]?.event ?? null) as BookingEvent | null)
}

function reasonOf(from: BookingState, event: BookingEvent | null): Ending | null {
  if (event === 'expire' && from === 'second_hold') return 'never_free'
  return (event && ENDING_OF[event]) ?? null
}
