import { daysBetween, type LocalDate } from '@roomtone/domain/time/local-date'
import { refusedField } from '../../platform/refused.ts'
import { refusals } from './refusals.ts'

export type DayRange = { from: LocalDate; to: LocalDate }

/** The furthest that one change reaches: a leap year. */
export const CHANGE_MAX_DAYS = 366

/** No one plans outside these, and after the year 9999 dates no longer have four digits. */
const EARLIEST = '2000-01-01'
const LATEST = '2199-12-31'

/** Both ends included; the last day not before the first, and not more days than that. */
export function requireDays({ from, to }: DayRange, most: number): void {
  if (from < EARLIEST || from > LATEST) throw refusedField('from', (language) => refusals(language).tooFar)
  if (to < EARLIEST || to > LATEST) throw refusedField('to', (language) => refusals(language).tooFar)
  const days = daysBetween(from, to) + 1
  if (days < 1) throw refusedField('to', (language) => refusals(language).reversed)
  if (days > most) throw refusedField('to', (language) => refusals(language).tooManyDays({ max: most }))
}

export function requireNotPast({ from }: DayRange, today: LocalDate): void {
  if (from < today) throw refusedField('from', (language) => refusals(language).past)
}
