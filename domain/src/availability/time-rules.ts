import type { LocalDate } from '../time/local-date.ts'
import { toInstant } from '../time/zone.ts'

/** When a listing may be used. Minutes count from local midnight; 1440 is the midnight at the day's end. */
export type TimeRules = {
  timeZone: string
  opensAt: number
  closesAt: number
  minimumHours: number
  noticeHours: number
  minDays: number
  maxDays: number
  turnaroundMinutes: number
}

export type HourChoice = { by: 'hour'; date: LocalDate; start: number; hours: number }
/** Both ends included. */
export type DayChoice = { by: 'day'; checkIn: LocalDate; checkOut: LocalDate }
export type TimeChoice = HourChoice | DayChoice

/** Half-open: the end belongs to whoever comes next. */
export type TimeRange = { startsAt: Date; endsAt: Date }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Hours are real ones, whatever the clocks do meanwhile; days go from opening on the first to closing on the last. */
export function rangeOf(
  choice: TimeChoice,
  rules: Pick<TimeRules, 'timeZone' | 'opensAt' | 'closesAt'>,
): TimeRange {
  const { timeZone, opensAt, closesAt } = rules
  if (choice.by === 'day')
    return {
      startsAt: toInstant({ date: choice.checkIn, minutes: opensAt }, timeZone),
      endsAt: toInstant({ date: choice.checkOut, minutes: closesAt }, timeZone),
    }
  const startsAt = toInstant({ date: choice.date, minutes: choice.start }, timeZone)
  return { startsAt, endsAt: new Date(startsAt.getTime() + choice.hours * HOUR) }
}

/** What a booking of this range takes from everyone else: its own time, and the turnaround after it. */
export function heldRangeOf({ startsAt, endsAt }: TimeRange, turnaroundMinutes: number): TimeRange {
  return { startsAt, endsAt: new Date(endsAt.getTime() + turnaroundMinutes * MINUTE) }
}

export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
