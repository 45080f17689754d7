import { addDays, daysBetween, type LocalDate, weekdayOf } from '../time/local-date.ts'

export const GRAINS = ['day', 'week', 'month'] as const
export type Grain = (typeof GRAINS)[number]

/** A leap year: a report never covers more. */
export const LONGEST_DAYS = 366

/** From the first day up to, but not including, the last. */
export type DateRange = { from: LocalDate; until: LocalDate }

export function isAllowedRange({ from, until }: DateRange): boolean {
  const days = daysBetween(from, until)
  return days >= 1 && days <= LONGEST_DAYS
}

/** The first day of the period that contains this day. Weeks begin on Monday. */
export function periodOf(date: LocalDate, grain: Grain): LocalDate {
  if (grain === 'day') return date
  if (grain === 'month') return `${date.slice(0, 7)}-01`
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

function nextPeriod(start: LocalDate, grain: Grain): LocalDate {
  if (grain === 'day') return addDays(start, 1)
  if (grain === 'week') return addDays(start, 7)
  return periodOf(addDays(start, 31), 'month')
}

/** Every period that a range touches, in order. The first may begin before it. */
export function periodsOf({ from, until }: DateRange, grain: Grain): LocalDate[] {
  const starts: LocalDate[] = []
  for (let start = periodOf(from, grain); start < until; start = nextPeriod(start, grain)) starts.push(start)
  return starts
}

export const PRESETS = ['week', 'month', 'quarter', 'year', 'this_month', 'last_month'] as const
export type Preset = (typeof PRESETS)[number]

const DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const

/** What a preset means on this day, today included. */
export function presetRange(preset: Preset, today: LocalDate): DateRange {
  const until = addDays(today, 1)
  const month = periodOf(today, 'month')
  if (preset === 'this_month') return { from: month, until }
  if (preset === 'last_month') return { from: periodOf(addDays(month, -1), 'month'), until: month }
  return { from: addDays(until, -DAYS[preset]), until }
}

/** Few enough periods to tell apart, enough of them to see a trend. */
export function grainFor(range: DateRange): Grain {
  const days = daysBetween(range.from, range.until)
  if (days <= 45) return 'day'
  return days <= 185 ? 'week' : 'month'
}

/** In whole hundredths; null: a share of nothing does not exist. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 100) / whole)
}
