import { closedDayOf } from '@roomtone/domain/availability/check-choice'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { openingOn } from '@roomtone/domain/availability/weekly-hours'
import { type Shoot, USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { type Quote, quote } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import { addDays, type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { readChoice } from '../choice.ts'
import type { TermsValues } from './terms-form.ts'

const SATURDAY = 6
const WEDNESDAY = 3
const HOURS_IN_DAY = 24
const USUAL_DAYS = 2
/** Within this many days every weekday occurs, and a stay of a week is found if there is one. */
const LOOK_AHEAD = 28

export type HourExample = { date: LocalDate; start: number; hours: number }
export type DayExample = { checkIn: LocalDate; checkOut: LocalDate; days: number }

type Terms = Pick<TermsValues, 'hours' | 'rentsBy' | 'minimumHours' | 'minDays' | 'maxDays' | 'noticeHours'>

/** Some hours of a Saturday, or of the next open day; null where nobody rents by the hour. */
export function hourExample(terms: Terms, today: LocalDate): HourExample | null {
  if (terms.rentsBy === 'day') return null
  const date = datesFrom(firstDate(terms, today), SATURDAY).find((each) => openingOn(terms.hours, each))
  if (date === undefined) return null
  const { start, hours } = readChoice(new URLSearchParams({ by: 'hour', date }), terms)
  return { date, start, hours }
}

/** A two-day shoot in the middle of a week, or the nearest that the terms allow; null where none fits. */
export function dayExample(terms: Terms, today: LocalDate): DayExample | null {
  const { rentsBy, minDays, maxDays, hours } = terms
  if (rentsBy === 'hour') return null
  const days = Math.min(Math.max(USUAL_DAYS, minDays), maxDays)
  const checkIn = datesFrom(firstDate(terms, today), WEDNESDAY).find(
    (date) =>
      closedDayOf({ by: 'day', checkIn: date, checkOut: addDays(date, days - 1) }, { hours }) === null,
  )
  return checkIn === undefined ? null : { checkIn, checkOut: addDays(checkIn, days - 1), days }
}

/** A week from today, or later where the host needs more notice. */
function firstDate({ noticeHours }: Terms, today: LocalDate): LocalDate {
  return addDays(today, 7 + Math.ceil(noticeHours / HOURS_IN_DAY))
}

/** Days from the first such weekday on. */
function datesFrom(first: LocalDate, weekday: number): LocalDate[] {
  const from = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
  return Array.from({ length: LOOK_AHEAD }, (_, index) => addDays(from, index))
}

/** Null while a number is being typed and invalid. */
export function quoteOf(rates: Rates, time: TimeChoice, shoot: Shoot = USUAL_SHOOT): Quote | null {
  const figures = [
    rates.pricePerDay,
    rates.hourlyRate ?? 1,
    rates.weekendPrice ?? 1,
    rates.weekendHourlyRate ?? 1,
  ]
  const counts = [rates.cleaningFee, rates.weeklyDiscountPercent]
  if (!figures.every((figure) => figure > 0) || !counts.every((count) => count >= 0)) return null
  const result = quote(rates, { ...time, shoot })
  return result.ok && Number.isSafeInteger(result.quote.total) ? result.quote : null
}
