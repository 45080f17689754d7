/** A day on some place's calendar, `yyyy-mm-dd`. It has no time zone, and no length until it gets one. */
export type LocalDate = string

const DAY = 86_400_000

export function isLocalDate(value: string): value is LocalDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && toText(toUtc(value)) === value
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return toText(toUtc(date) + days * DAY)
}

/** How many midnights are between the two. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY)
}

/** Both ends included: a day's shoot from Monday to Monday is one day. */
export function datesFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(toUtc(date)).getUTCDay()
}

function toUtc(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function toText(time: number): LocalDate {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
