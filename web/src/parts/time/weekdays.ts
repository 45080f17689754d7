import { type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { FIRST_WEEKDAY, LOCALE } from '@roomtone/texts/language'
import { listWords } from '../../platform/language/list-words.ts'

/** 2 January 2000 was a Sunday. */
const SUNDAY = Date.UTC(2000, 0, 2)
const DAY = 86_400_000

/** Weekdays, of which 0 is Sunday, in the order in which the reader's calendars show them. */
export const WEEK = weekFrom(FIRST_WEEKDAY)

/** In the order of a working week: a weekend reads *Sat and Sun* everywhere. */
export const WORKING_WEEK = weekFrom(1)

export function weekFrom(first: number): number[] {
  return Array.from({ length: 7 }, (_, place) => (first + place) % 7)
}

/** The column of a day in a calendar, from 0 on. */
export function placeInWeek(date: LocalDate, first = FIRST_WEEKDAY): number {
  return (weekdayOf(date) - first + 7) % 7
}

export function weekdayName(weekday: number, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(LOCALE, { weekday: style, timeZone: 'UTC' }).format(SUNDAY + weekday * DAY)
}

/** `Sat and Sun` */
export function weekdayNames(weekdays: readonly number[]): string {
  const days = WORKING_WEEK.filter((weekday) => weekdays.includes(weekday))
  return listWords(days.map((weekday) => weekdayName(weekday, 'short')))
}
