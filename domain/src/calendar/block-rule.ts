import { datesFrom, type LocalDate, weekdayOf } from '../time/local-date.ts'
import { type LocalTime, offsetAt, toInstant, toLocal } from '../time/zone.ts'
import { type TimeRange, wholeDays } from './ranges.ts'

/** `every Sunday until June`, `Mon–Fri before noon`, `these three days`. */
export type BlockRule = {
  /** Both ends included. */
  from: LocalDate
  to: LocalDate
  /** From 0, Sunday, on; null: every day. */
  weekdays: readonly number[] | null
  /** Minutes of the clock, the end not included; null: whole days. */
  hours: { start: number; end: number } | null
}

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * One range for each day, by start. Hours are those that the clock shows: what it skips in spring is left out, and what
 * it shows twice in autumn is covered both times.
 */
export function blockedTimes({ from, to, weekdays, hours }: BlockRule, zone: string): TimeRange[] {
  return datesFrom(from, to)
    .filter((date) => weekdays === null || weekdays.includes(weekdayOf(date)))
    .map((date) => (hours ? hoursOf(date, hours, zone) : wholeDays(date, date, zone)))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
}

function hoursOf(date: LocalDate, { start, end }: { start: number; end: number }, zone: string): TimeRange {
  const day = wholeDays(date, date, zone)
  return {
    startsAt: start === 0 ? day.startsAt : firstAt({ date, minutes: start }, zone),
    endsAt: end >= DAY_MINUTES ? day.endsAt : lastAt({ date, minutes: end }, zone),
  }
}

/** The first instant at which the clock shows that time or, where it skips it, what comes after the gap. */
function firstAt(time: LocalTime, zone: string): Date {
  let at = toInstant(time, zone)
  while (isFrom(new Date(at.getTime() - MINUTE), time, zone)) at = new Date(at.getTime() - MINUTE)
  return at
}

function lastAt(time: LocalTime, zone: string): Date {
  const first = firstAt(time, zone)
  const tomorrow = new Date(first.getTime() + DAY_MINUTES * MINUTE)
  const again = new Date(first.getTime() + (offsetAt(first, zone) - offsetAt(tomorrow, zone)) * MINUTE)
  if (again <= first) return first
  const shown = toLocal(again, zone)
  return shown.date === time.date && shown.minutes === time.minutes ? again : first
}

function isFrom(instant: Date, { date, minutes }: LocalTime, zone: string): boolean {
  const shown = toLocal(instant, zone)
  return shown.date === date && shown.minutes >= minutes
}
