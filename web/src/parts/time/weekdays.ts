import { LOCALE } from '@roomtone/texts/language'

/** 2 January 2000 was a Sunday. */
const SUNDAY = Date.UTC(2000, 0, 2)
const DAY = 86_400_000

/** From 0, Sunday, on, in the order of a working week: a weekend reads *Sat and Sun*. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

export function weekdayName(weekday: number, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(LOCALE, { weekday: style, timeZone: 'UTC' }).format(SUNDAY + weekday * DAY)
}

/** `Sat and Sun` */
export function weekdayNames(weekdays: readonly number[]): string {
  const names = WEEKDAYS.filter((weekday) => weekdays.includes(weekday)).map((weekday) =>
    weekdayName(weekday, 'short'),
  )
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(names)
}
