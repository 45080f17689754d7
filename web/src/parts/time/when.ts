import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { LOCALE } from '@roomtone/texts/language'
import { timeWords } from '../../platform/language/clock.ts'

/**
 * Set up with the first date that is formatted: on a slow phone each takes longer than the rest of this file.
 */
function format(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let known: Intl.DateTimeFormat | undefined
  return (date) => {
    known ??= new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' })
    return known.format(date)
  }
}
const short = format({ weekday: 'short', month: 'short', day: 'numeric' })
const dated = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const weekday = format({ weekday: 'short' })
const dayAndMonth = format({ month: 'short', day: 'numeric' })
const dayMonthAndYear = format({ month: 'short', day: 'numeric', year: 'numeric' })
const whole = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })

/** `Sat, Nov 21` */
export function dayWords(date: LocalDate): string {
  return short(new Date(date))
}

/** `Sat` */
export function weekdayWords(date: LocalDate): string {
  return weekday(new Date(date))
}

/** `Nov 21` */
export function dayAndMonthWords(date: LocalDate): string {
  return dayAndMonth(new Date(date))
}

/** `Sat, Nov 21, 2026` */
export function datedWords(date: LocalDate): string {
  return dated(new Date(date))
}

/** `Nov 21, 2026` */
export function dayMonthAndYearWords(date: LocalDate): string {
  return dayMonthAndYear(new Date(date))
}

/** `Saturday, November 21, 2026` */
export function wholeDayWords(date: LocalDate): string {
  return whole(new Date(date))
}

/** `November 2026` */
export function monthWords(yearAndMonth: string): string {
  return month(new Date(`${yearAndMonth}-01`))
}

/** `Sat, Nov 28, 9:00 AM`, in the space's time; with the year unless it is the current one there. */
export function momentWords(instant: string, timeZone: string, now: Date = new Date()): string {
  const { date, minutes } = toLocal(new Date(instant), timeZone)
  return `${withYear(date, toLocal(now, timeZone).date)}, ${timeWords(minutes)}`
}

/**
 * `Sat, Nov 21 · 9:00 AM – 1:00 PM`, or both days where it ends on another; with the year unless it is the
 * current one.
 */
export function rangeWords(
  startsAt: string,
  endsAt: string,
  timeZone: string,
  now: Date = new Date(),
): string {
  const today = toLocal(now, timeZone).date
  const day = (date: LocalDate) => withYear(date, today)
  const start = toLocal(new Date(startsAt), timeZone)
  const end = lastMoment(toLocal(new Date(endsAt), timeZone))
  if (start.date === end.date)
    return `${day(start.date)} · ${timeWords(start.minutes)} – ${timeWords(end.minutes)}`
  return `${day(start.date)}, ${timeWords(start.minutes)} – ${day(end.date)}, ${timeWords(end.minutes)}`
}

/** `Eastern Time`, the place's zone at that instant: zones have changed before, and will again. */
export function zoneWords(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export function isSameYear(one: LocalDate, other: LocalDate): boolean {
  return one.slice(0, 4) === other.slice(0, 4)
}

function withYear(date: LocalDate, today: LocalDate): string {
  return isSameYear(date, today) ? dayWords(date) : datedWords(date)
}

/** Midnight ends the day before; nobody thinks of it as the next day. */
function lastMoment({ date, minutes }: { date: LocalDate; minutes: number }) {
  return minutes === 0 ? { date: addDays(date, -1), minutes: 1440 } : { date, minutes }
}
