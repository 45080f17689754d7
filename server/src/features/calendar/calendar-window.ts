import { bookingsEndBy } from '@roomtone/domain/availability/check-choice'

const DAY = 86_400_000

/** The part of other calendars that matters here: a little of the past, and as far ahead as anyone books. */
export function calendarWindow(now: Date): { from: Date; to: Date } {
  return { from: new Date(now.getTime() - 30 * DAY), to: bookingsEndBy(now) }
}
