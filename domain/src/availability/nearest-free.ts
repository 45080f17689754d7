import { addDays, type LocalDate } from '../time/local-date.ts'
import { toInstant, toLocal } from '../time/zone.ts'
import { checkChoice, daysOf, lastBookableDay } from './check-choice.ts'
import { freeStarts } from './free-time.ts'
import type { DayChoice, HourChoice, TimeChoice, TimeRange, TimeRules } from './time-rules.ts'
import { openingOn, widestOf } from './weekly-hours.ts'

const SEARCH_DAYS = 60
const NEAREST = 3

/** The nearest choices that can be had: another start on that day, then the days around it, later ones first. */
export function nearestFree(
  choice: TimeChoice,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
  limit = NEAREST,
): TimeChoice[] {
  const found: TimeChoice[] = []
  const asked = asRented(choice, rules)
  const candidates =
    asked.by === 'hour' ? nearestHours(asked, rules, holds, now) : nearestDays(asked, rules, holds, now)
  for (const candidate of candidates) {
    if (found.length >= limit) break
    found.push(candidate)
  }
  return found
}

/** Holds outside this range cannot change the answer of nearestFree. */
export function nearestFreeWindow(choice: TimeChoice, rules: TimeRules, now: Date): TimeRange {
  const asked = asRented(choice, rules)
  const middle = middleOf(asked, rules, now)
  const length = asked.by === 'day' ? lengthOfStay(asked, rules) + (asked.strike ?? 0) : 1
  const midnight = (date: LocalDate) => toInstant({ date, minutes: 0 }, rules.timeZone)
  return {
    startsAt: midnight(addDays(middle, -SEARCH_DAYS - (asked.by === 'day' ? (asked.prep ?? 0) : 0))),
    // The turnaround is a day at most.
    endsAt: midnight(addDays(middle, SEARCH_DAYS + length + 2)),
  }
}

/** A search for hours at a space that is rented by the day is offered the day, and the other way round. */
function asRented(choice: TimeChoice, { rentsBy, hours, minimumHours }: TimeRules): TimeChoice {
  if (rentsBy === 'both' || rentsBy === choice.by) return choice
  if (choice.by === 'hour') return { by: 'day', checkIn: choice.date, checkOut: choice.date }
  const start = (openingOn(hours, choice.checkIn) ?? widestOf(hours)).opensAt
  return { by: 'hour', date: choice.checkIn, start, hours: minimumHours }
}

function* nearestHours(
  choice: HourChoice,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
): Generator<HourChoice> {
  const longest = Math.max(
    ...rules.hours.map((one) => (one ? Math.floor((one.closesAt - one.opensAt) / 60) : 0)),
  )
  const aside = (choice.prep ?? 0) + (choice.strike ?? 0)
  const hours = Math.min(Math.max(choice.hours, rules.minimumHours), longest - aside)
  const middle = middleOf(choice, rules, now)
  for (const date of daysAround(middle)) {
    const starts = freeStarts(date, hours, rules, holds, now, choice).sort(nearestTo(choice.start))
    const offered = date === middle ? starts : starts.slice(0, 1)
    for (const start of offered) yield { ...choice, date, start, hours }
  }
}

function* nearestDays(
  choice: DayChoice,
  rules: TimeRules,
  holds: readonly TimeRange[],
  now: Date,
): Generator<DayChoice> {
  const length = lengthOfStay(choice, rules)
  for (const checkIn of daysAround(middleOf(choice, rules, now))) {
    const shifted: DayChoice = { ...choice, checkIn, checkOut: addDays(checkIn, length - 1) }
    if (checkChoice(shifted, rules, holds, now) === null) yield shifted
  }
}

function nearestTo(start: number) {
  return (a: number, b: number) => Math.abs(a - start) - Math.abs(b - start) || a - b
}

function* daysAround(middle: LocalDate): Generator<LocalDate> {
  yield middle
  for (let distance = 1; distance <= SEARCH_DAYS; distance++) {
    yield addDays(middle, distance)
    yield addDays(middle, -distance)
  }
}

/** A choice in the distant past or future is moved to where there is something to find. */
function middleOf(choice: TimeChoice, { timeZone }: TimeRules, now: Date): LocalDate {
  const wanted = choice.by === 'hour' ? choice.date : choice.checkIn
  const today = toLocal(now, timeZone).date
  const last = lastBookableDay(timeZone, now)
  if (wanted < today) return today
  return wanted > last ? last : wanted
}

function lengthOfStay(choice: DayChoice, { minDays, maxDays }: TimeRules): number {
  return Math.min(Math.max(daysOf(choice), minDays), maxDays)
}
