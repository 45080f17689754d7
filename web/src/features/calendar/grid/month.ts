import { isLocalDate } from '@roomtone/domain/time/local-date'
import { FIRST_WEEKDAY, LOCALE } from '@roomtone/texts/language'
import { placeInWeek } from '../../../parts/time/weekdays.ts'

/** A month in the form of the address: 2026-11. */
export type Month = { year: number; month: number }

export type CalendarDay = { iso: string; day: number; inMonth: boolean }

const DAY = 86_400_000

export function parseMonth(text: string | null): Month | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '')
  if (!match) return null
  const year = Number(match[1])
  // Nobody books outside these years, so such an address is a mistake.
  if (year < 2000 || year > 2199) return null
  return { year, month: Number(match[2]) }
}

export function monthText({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

const longMonth = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function monthName({ year, month }: Month): string {
  return longMonth.format(Date.UTC(year, month - 1))
}

export function shiftMonth({ year, month }: Month, by: number): Month {
  const count = year * 12 + (month - 1) + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** The first and the last day on a month's page. */
export function spanOf(month: Month): { from: string; to: string } {
  const days = weeksOf(month).flat()
  return { from: days[0]?.iso ?? '', to: days.at(-1)?.iso ?? '' }
}

/** The current month where the listing is; until its calendar is loaded, where the person is. */
export function currentMonth(today: string | undefined, now: Date): Month {
  return parseMonth(today?.slice(0, 7) ?? null) ?? { year: now.getFullYear(), month: now.getMonth() + 1 }
}

/** Whole weeks that cover the month. */
export function weeksOf({ year, month }: Month, firstWeekday = FIRST_WEEKDAY): CalendarDay[][] {
  const first = Date.UTC(year, month - 1, 1)
  const before = placeInWeek(`${monthText({ year, month })}-01`, firstWeekday)
  const start = first - before * DAY
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(start + (week * 7 + weekday) * DAY, month)),
  )
}

function dayAt(time: number, month: number): CalendarDay {
  const date = new Date(time)
  return {
    iso: date.toISOString().slice(0, 10),
    day: date.getUTCDate(),
    inMonth: date.getUTCMonth() === month - 1,
  }
}

/** A day in the form of the address: 2026-11-15. */
export function parseDay(text: string | null): string | null {
  return text !== null && parseMonth(text.slice(0, 7)) && isLocalDate(text) ? text : null
}

/** Today, where the person is. */
export function localDay(now: Date): string {
  return `${monthText({ year: now.getFullYear(), month: now.getMonth() + 1 })}-${String(now.getDate()).padStart(2, '0')}`
}
