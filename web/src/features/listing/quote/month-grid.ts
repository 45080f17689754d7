import { addDays, datesFrom, type LocalDate } from '@roomtone/domain/time/local-date'
import { FIRST_WEEKDAY } from '@roomtone/texts/language'
import { placeInWeek } from '../../../parts/time/weekdays.ts'

/** The weeks of a month; days of its neighbors are null. */
export function weeksOf(month: string, firstWeekday = FIRST_WEEKDAY): (LocalDate | null)[][] {
  const first = `${month}-01`
  const days = datesFrom(first, addDays(firstOfNext(month), -1))
  const cells = [...Array.from({ length: placeInWeek(first, firstWeekday) }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

export function nextMonth(month: string): string {
  return firstOfNext(month).slice(0, 7)
}

export function previousMonth(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7)
}

/** The day that a key leads to; null for other keys. */
export function dayAfterKey(key: string, date: LocalDate, firstWeekday = FIRST_WEEKDAY): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -placeInWeek(date, firstWeekday))
    case 'End':
      return addDays(date, 6 - placeInWeek(date, firstWeekday))
    case 'PageUp':
      return sameDayOf(previousMonth(date.slice(0, 7)), date)
    case 'PageDown':
      return sameDayOf(nextMonth(date.slice(0, 7)), date)
    default:
      return null
  }
}

export function clampDate(date: LocalDate, least: LocalDate, most: LocalDate): LocalDate {
  if (date < least) return least
  return date > most ? most : date
}

/** The 31st of a shorter month is its last day. */
function sameDayOf(month: string, date: LocalDate): LocalDate {
  const last = addDays(firstOfNext(month), -1)
  const wanted = `${month}${date.slice(7)}`
  return wanted > last ? last : wanted
}

/** 32 days after the first of a month is always in the next month. */
function firstOfNext(month: string): LocalDate {
  return `${addDays(`${month}-01`, 32).slice(0, 7)}-01`
}
