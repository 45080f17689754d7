import type { BookingCard } from '@roomtone/contract/booking/booking'
import { offsetAt, toLocal } from '@roomtone/domain/time/zone'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { timeWords } from '../../platform/language/clock.ts'
import { rangeWords, weekdayWords, zoneWords } from '../time/when.ts'

type Times = Pick<BookingCard, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * `Sat, Dec 5 · 9:00 AM – 1:00 PM` in the space's time; both days where it ends on another; the year unless
 * it is the current one.
 */
export function whenWords({ startsAt, endsAt, timeZone }: Times, now: Date = new Date()): string {
  return rangeWords(startsAt, endsAt, timeZone, now)
}

/** `7:01 AM` of the same day, `Tue, 7:01 AM` of the next ones: for a deadline within the week. */
export function shortAtWords(instant: string, timeZone: string, now: Date = new Date()): string {
  const { date, minutes } = toLocal(new Date(instant), timeZone)
  const isToday = date === toLocal(now, timeZone).date
  return isToday ? timeWords(minutes) : `${weekdayWords(date)}, ${timeWords(minutes)}`
}

/** `4 hours`, `1 day` */
export function lengthWords({ by, length }: Pick<BookingCard, 'by' | 'length'>): string {
  return bookingWords.length[by]({ count: length })
}

/** `Eastern Time` where the reader's own clock shows another time at that moment; else null. */
export function foreignZone({ startsAt, timeZone }: Pick<Times, 'startsAt' | 'timeZone'>): string | null {
  const start = new Date(startsAt)
  return offsetAt(start, timeZone) === -start.getTimezoneOffset() ? null : zoneWords(timeZone, start)
}

/** `4 hours, Eastern Time` */
export function lengthAndZone(booking: Pick<BookingCard, 'by' | 'length' | 'startsAt' | 'timeZone'>): string {
  return `${lengthWords(booking)}, ${zoneWords(booking.timeZone, new Date(booking.startsAt))}`
}
