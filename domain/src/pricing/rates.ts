import { type Cents, toWholeDollars, upToWholeDollars } from '../money/cents.ts'
import { type LocalDate, weekdayOf } from '../time/local-date.ts'

/** Hundredths of a percent, as shares of a price are kept: what the settings begin with. */
export const DEFAULT_FEE_HUNDREDTHS = 1200
export const DEFAULT_TAX_HUNDREDTHS = 900
export const DEFAULT_MINIMUM_HOURS = 4
export const DEFAULT_WEEKLY_DISCOUNT_PERCENT = 10
export const DAYS_FOR_WEEKLY_DISCOUNT = 7
/** A production day, where the host names no hourly rate of their own. */
export const HOURS_IN_PRODUCTION_DAY = 10

const FRIDAY = 5
const SATURDAY = 6

export type Rates = {
  pricePerDay: Cents
  /** Null where the host leaves it to the day price. */
  hourlyRate: Cents | null
  weekendPrice: Cents | null
  weeklyDiscountPercent: number
  cleaningFee: Cents
  minimumHours: number
  /** Of the subtotal, in hundredths of a percent: what the platform takes, and what the place taxes. */
  feeHundredths: number
  taxHundredths: number
  /** Prices the host has set for single days. */
  overrides: Readonly<Record<LocalDate, Cents>>
}

export function hourlyRateOf(rates: Pick<Rates, 'hourlyRate' | 'pricePerDay'>): Cents {
  return rates.hourlyRate ?? upToWholeDollars(rates.pricePerDay / HOURS_IN_PRODUCTION_DAY)
}

type DayRates = Pick<Rates, 'pricePerDay' | 'weekendPrice' | 'overrides'>

export function dayPriceOf(rates: DayRates, date: LocalDate): Cents {
  const override = rates.overrides[date]
  if (override !== undefined) return override
  return isWeekend(date) ? (rates.weekendPrice ?? rates.pricePerDay) : rates.pricePerDay
}

/** Friday and Saturday, as the calendar's price card says. */
export function isWeekend(date: LocalDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === FRIDAY || weekday === SATURDAY
}

/** What a new listing's weekend costs: the sample figures' own proportion, 228 to 209. */
export function defaultWeekendPrice(pricePerDay: Cents): Cents {
  return toWholeDollars((pricePerDay * 228) / 209)
}

/** The wizard's estimate of what a guest pays before taxes. */
export function guestPriceHint(pricePerDay: Cents): Cents {
  return toWholeDollars(pricePerDay * 1.15)
}
