import { addDays, type LocalDate } from '../time/local-date.ts'
import { toInstant } from '../time/zone.ts'
import { type Opening, openingOn, type WeeklyHours, widestOf } from './weekly-hours.ts'

/** How a listing may be rented. */
export const RENTS_BY = ['both', 'hour', 'day'] as const
export type RentsBy = (typeof RENTS_BY)[number]

/** When a listing may be used. */
export type TimeRules = {
  timeZone: string
  hours: WeeklyHours
  rentsBy: RentsBy
  minimumHours: number
  noticeHours: number
  minDays: number
  maxDays: number
  turnaroundMinutes: number
}

/** Time around the shoot, in the choice's own unit: hours before and after it, or days. */
type Around = { prep?: number | undefined; strike?: number | undefined }

/** `start` is the call and `hours` is the shoot; prep and strike come before and after. */
export type HourChoice = { by: 'hour'; date: LocalDate; start: number; hours: number } & Around
/** Days of the shoot, both ends included; days of prep and strike come before and after. */
export type DayChoice = { by: 'day'; checkIn: LocalDate; checkOut: LocalDate } & Around
export type TimeChoice = HourChoice | DayChoice

/** Half-open: the instant at the end is free for the next booking. */
export type TimeRange = { startsAt: Date; endsAt: Date }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** All the time a booking takes, prep and strike included: what is held, and what cancellation counts from. */
export function rangeOf(choice: TimeChoice, rules: Pick<TimeRules, 'timeZone' | 'hours'>): TimeRange {
  const { prep = 0, strike = 0 } = choice
  if (choice.by === 'day') {
    const { checkIn, checkOut } = choice
    return shootOf(
      { by: 'day', checkIn: addDays(checkIn, -prep), checkOut: addDays(checkOut, strike) },
      rules,
    )
  }
  const { startsAt, endsAt } = shootOf(choice, rules)
  return {
    startsAt: new Date(startsAt.getTime() - prep * HOUR),
    endsAt: new Date(endsAt.getTime() + strike * HOUR),
  }
}

/**
 * From call to wrap. Hours are real ones, even when the clocks change; days go from opening on the first to
 * closing on the last.
 */
export function shootOf(choice: TimeChoice, rules: Pick<TimeRules, 'timeZone' | 'hours'>): TimeRange {
  const { timeZone, hours } = rules
  if (choice.by === 'day')
    return {
      startsAt: toInstant(
        { date: choice.checkIn, minutes: usualOn(hours, choice.checkIn).opensAt },
        timeZone,
      ),
      endsAt: toInstant(
        { date: choice.checkOut, minutes: usualOn(hours, choice.checkOut).closesAt },
        timeZone,
      ),
    }
  const startsAt = toInstant({ date: choice.date, minutes: choice.start }, timeZone)
  return { startsAt, endsAt: new Date(startsAt.getTime() + choice.hours * HOUR) }
}

/**
 * A closed day has no hours of its own, but a refusal still needs some range, so it takes the widest day's.
 */
function usualOn(hours: WeeklyHours, date: LocalDate): Opening {
  return openingOn(hours, date) ?? widestOf(hours)
}

/** The time that a booking of this range holds: its own, and the turnaround after it. */
export function heldRangeOf({ startsAt, endsAt }: TimeRange, turnaroundMinutes: number): TimeRange {
  return { startsAt, endsAt: new Date(endsAt.getTime() + turnaroundMinutes * MINUTE) }
}

export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
