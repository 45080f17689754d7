import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { LOCALE } from '@roomtone/texts/language'
import { placeInWeek } from '../../../parts/time/weekdays.ts'

export const VIEWS = ['week', '2weeks', 'month'] as const
export type View = (typeof VIEWS)[number]

type Span = { from: LocalDate; to: LocalDate }

export function viewOf(value: string | null): View {
  return VIEWS.find((view) => view === value) ?? '2weeks'
}

/** Whole weeks from that of the day on, or the day's month. */
export function spanOf(view: View, day: LocalDate, firstWeekday?: number): Span {
  if (view === 'month') {
    const first = `${day.slice(0, 7)}-01`
    return { from: first, to: addDays(monthAfter(first, 1), -1) }
  }
  const from = addDays(day, -placeInWeek(day, firstWeekday))
  return { from, to: addDays(from, view === 'week' ? 6 : 13) }
}

/** A day of the span before or after. */
export function stepFrom(view: View, { from, to }: Span, by: 1 | -1): LocalDate {
  if (view === 'month') return monthAfter(from, by)
  return by === 1 ? addDays(to, 1) : addDays(from, view === 'week' ? -7 : -14)
}

function monthAfter(first: LocalDate, by: number): LocalDate {
  const date = new Date(`${first}T00:00:00Z`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)).toISOString().slice(0, 10)
}

const days = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 15 – 28, 2026` */
export function spanName({ from, to }: Span): string {
  return days.formatRange(new Date(from), new Date(to))
}
