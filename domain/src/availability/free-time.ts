import { TIME_STEP_MINUTES } from '../listing/editing.ts'
import { addDays, type LocalDate } from '../time/local-date.ts'
import { toInstant, toLocal } from '../time/zone.ts'
import { earliestStart, lastBookableDay, openRangeOf } from './check-choice.ts'
import { type HourChoice, heldRangeOf, overlaps, type TimeRange, type TimeRules } from './time-rules.ts'
import { openingOn } from './weekly-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * `partly`: some hours of it, at least the minimum; `taken`: not even those; `past`: too late to ask for any; `closed`:
 * never open on that weekday.
 */
export type DayState = 'free' | 'partly' | 'taken' | 'past' | 'closed'

/**
 * Every free call time of that day, on the half hour, for that many hours with prep and strike around them.
 */
export function freeStarts(
  date: LocalDate,
  hours: number,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
  { prep = 0, strike = 0 }: Pick<HourChoice, 'prep' | 'strike'> = {},
): number[] {
  if (rules.rentsBy === 'day' || openingOn(rules.hours, date) === null) return []
  if (hours < rules.minimumHours || date > lastBookableDay(rules.timeZone, now)) return []
  const opening = openRangeOf(date, rules)
  const near = holds.filter((hold) => overlaps(heldRangeOf(opening, rules.turnaroundMinutes), hold))
  const earliest = earliestStart(rules, now)
  return startsOf(date, rules)
    .filter(({ at }) => {
      const startsAt = new Date(at.getTime() - prep * HOUR)
      const range = { startsAt, endsAt: new Date(at.getTime() + (hours + strike) * HOUR) }
      // An opening time that the clocks skip comes later than the first half hours after the gap.
      if (startsAt < opening.startsAt || startsAt < earliest || range.endsAt > opening.endsAt) return false
      const held = heldRangeOf(range, rules.turnaroundMinutes)
      return !near.some((hold) => overlaps(held, hold))
    })
    .map(({ start }) => start)
}

export function dayState(
  date: LocalDate,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
): DayState {
  const { minimumHours, turnaroundMinutes } = rules
  if (openingOn(rules.hours, date) === null) return 'closed'
  const opening = openRangeOf(date, rules)
  const held = heldRangeOf(opening, turnaroundMinutes)
  const near = holds.filter((hold) => overlaps(held, hold))
  // A day of 23 hours can be an hour short of the minimum.
  const isLongEnough = opening.endsAt.getTime() - opening.startsAt.getTime() >= minimumHours * HOUR
  const isWholeDayAhead =
    opening.startsAt >= earliestStart(rules, now) && date <= lastBookableDay(rules.timeZone, now)
  if (rules.rentsBy === 'day') return !isWholeDayAhead ? 'past' : near.length === 0 ? 'free' : 'taken'
  if (isWholeDayAhead && isLongEnough && near.length === 0) return 'free'
  if (freeStarts(date, minimumHours, rules, near, now).length > 0) return 'partly'
  return freeStarts(date, minimumHours, rules, [], now).length > 0 ? 'taken' : 'past'
}

/** The half hours at which the doors are open; one that the clocks skip is not among them. */
function startsOf(date: LocalDate, { timeZone, hours }: TimeRules): { start: number; at: Date }[] {
  const opening = openingOn(hours, date)
  if (opening === null) return []
  const { opensAt, closesAt } = opening
  const first = Math.ceil(opensAt / TIME_STEP_MINUTES) * TIME_STEP_MINUTES
  const count = Math.max(0, Math.ceil((closesAt - first) / TIME_STEP_MINUTES))
  const starts = Array.from({ length: count }, (_, index) => first + index * TIME_STEP_MINUTES)
  const midnight = toInstant({ date, minutes: 0 }, timeZone)
  const isPlainDay =
    toInstant({ date: addDays(date, 1), minutes: 0 }, timeZone).getTime() - midnight.getTime() === DAY
  // Time zones are slow to compute, and a month needs every half hour of it: on all but two days of the year,
  // adding is enough.
  if (isPlainDay) return starts.map((start) => ({ start, at: new Date(midnight.getTime() + start * MINUTE) }))
  return starts
    .map((start) => ({ start, at: toInstant({ date, minutes: start }, timeZone) }))
    .filter(({ start, at }) => toLocal(at, timeZone).minutes === start)
}
