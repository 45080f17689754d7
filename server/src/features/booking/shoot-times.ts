import { shootOf, type TimeRange } from '@roomtone/domain/availability/time-rules'
import type { BookingRow } from './booking.store.ts'

type Times = Pick<BookingRow, 'choice' | 'time_zone' | 'rates' | 'starts_at' | 'ends_at'>

/** From call to wrap. Days of the shoot begin and end as the space was open when it was booked. */
export function shootTimesOf({ choice, time_zone: timeZone, rates, starts_at, ends_at }: Times): TimeRange {
  const { prep = 0, strike = 0 } = choice
  if ((prep === 0 && strike === 0) || !rates) return { startsAt: starts_at, endsAt: ends_at }
  return shootOf(choice, { timeZone, hours: rates.hours })
}
