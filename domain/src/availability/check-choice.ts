import { TURNAROUND_MAX_MINUTES } from '../listing/editing.ts'
import { addDays, datesFrom, daysBetween, type LocalDate } from '../time/local-date.ts'
import { toInstant, toLocal } from '../time/zone.ts'
import {
  type DayChoice,
  heldRangeOf,
  overlaps,
  rangeOf,
  shootOf,
  type TimeChoice,
  type TimeRange,
  type TimeRules,
} from './time-rules.ts'
import { openingOn } from './weekly-hours.ts'

export type ChoiceProblem =
  | 'taken'
  | 'in_the_past'
  | 'too_soon'
  | 'too_far'
  | 'outside_opening_hours'
  | 'below_minimum_hours'
  | 'skipped'
  | 'stay_too_short'
  | 'stay_too_long'
  | 'no_days'
  | 'closed'
  | 'not_by_hour'
  | 'not_by_day'

const HOUR = 3_600_000
const YEARS_AHEAD = 2

/** The first problem with a choice, the plainest first; null when it can be booked. */
export function checkChoice(
  choice: TimeChoice,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
): ChoiceProblem | null {
  if (rules.rentsBy !== 'both' && rules.rentsBy !== choice.by)
    return choice.by === 'hour' ? 'not_by_hour' : 'not_by_day'
  const shape = choice.by === 'day' ? checkStay(choice, rules) : null
  if (shape !== null) return shape
  const range = rangeOf(choice, rules)
  if (range.startsAt < now) return 'in_the_past'
  if (lastDayOf(choice) > lastBookableDay(rules.timeZone, now)) return 'too_far'
  if (closedDayOf(choice, rules) !== null) return 'closed'
  if (choice.by === 'hour') {
    if (choice.hours < rules.minimumHours) return 'below_minimum_hours'
    // The clocks skip this start, so the booking would be at another time than was chosen.
    if (toLocal(shootOf(choice, rules).startsAt, rules.timeZone).minutes !== choice.start) return 'skipped'
    if (!isWithin(range, openRangeOf(choice.date, rules))) return 'outside_opening_hours'
  }
  if (range.startsAt < earliestStart(rules, now)) return 'too_soon'
  const held = heldRangeOf(range, rules.turnaroundMinutes)
  return holds.some((hold) => overlaps(held, hold)) ? 'taken' : null
}

/** Two years to the day, whatever the hour; for a leap day it is the first of March. */
export function lastBookableDay(timeZone: string, now: Date): LocalDate {
  const { date } = toLocal(now, timeZone)
  return addDays(`${Number(date.slice(0, 4)) + YEARS_AHEAD}${date.slice(4)}`, 0)
}

/**
 * No booking made now can hold time after this, whatever its zone: no zone's clock is a whole day behind
 * UTC's.
 */
export function bookingsEndBy(now: Date): Date {
  const dayAfterNext = addDays(lastBookableDay('UTC', now), 2)
  return toInstant({ date: dayAfterNext, minutes: TURNAROUND_MAX_MINUTES }, 'UTC')
}

export function earliestStart({ noticeHours }: Pick<TimeRules, 'noticeHours'>, now: Date): Date {
  return new Date(now.getTime() + noticeHours * HOUR)
}

/** From opening to closing; a closed day counts as long as the widest of the others. */
export function openRangeOf(date: LocalDate, rules: Pick<TimeRules, 'timeZone' | 'hours'>): TimeRange {
  return rangeOf({ by: 'day', checkIn: date, checkOut: date }, rules)
}

/** The first day of the choice on which the space is closed. */
export function closedDayOf(choice: TimeChoice, { hours }: Pick<TimeRules, 'hours'>): LocalDate | null {
  if (hours.every((one) => one !== null)) return null
  const dates =
    choice.by === 'hour'
      ? [choice.date]
      : datesFrom(addDays(choice.checkIn, -(choice.prep ?? 0)), lastDayOf(choice))
  return dates.find((date) => openingOn(hours, date) === null) ?? null
}

export function daysOf({ checkIn, checkOut }: DayChoice): number {
  return daysBetween(checkIn, checkOut) + 1
}

function checkStay(choice: DayChoice, { minDays, maxDays }: TimeRules): ChoiceProblem | null {
  const days = daysOf(choice)
  if (days < 1) return 'no_days'
  if (days < minDays) return 'stay_too_short'
  return days > maxDays ? 'stay_too_long' : null
}

function lastDayOf(choice: TimeChoice): LocalDate {
  return choice.by === 'day' ? addDays(choice.checkOut, choice.strike ?? 0) : choice.date
}

function isWithin(inner: TimeRange, outer: TimeRange): boolean {
  return inner.startsAt >= outer.startsAt && inner.endsAt <= outer.endsAt
}
