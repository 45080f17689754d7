import type { WeeklyHours } from '../availability/weekly-hours.ts'
import type { ProductionKind } from '../booking/production.ts'
import { type Cents, toWholeDollars, upToWholeDollars } from '../money/cents.ts'
import { type LocalDate, weekdayOf } from '../time/local-date.ts'
import type { Menu } from './menu.ts'

/** Hundredths of a percent, the unit of all shares of a price: the defaults of the settings. */
export const DEFAULT_FEE_HUNDREDTHS = 1200
export const DEFAULT_TAX_HUNDREDTHS = 900
export const DEFAULT_MINIMUM_HOURS = 4
export const DEFAULT_WEEKLY_DISCOUNT_PERCENT = 10
export const DAYS_FOR_WEEKLY_DISCOUNT = 7
/** A production day, where the host sets no hourly rate. */
export const HOURS_IN_PRODUCTION_DAY = 10

/** Weekdays from 0, Sunday, on: a new listing's weekend, until its host chooses. */
export const NEW_WEEKEND_DAYS = [0, 6]

export type Rates = {
  pricePerDay: Cents
  /** Null where the host leaves it to the day price. */
  hourlyRate: Cents | null
  /** The weekdays that are the weekend here, from 0, Sunday, on. */
  weekendDays: readonly number[]
  weekendPrice: Cents | null
  /** Null: hours cost the same on weekends as on other days. */
  weekendHourlyRate: Cents | null
  weeklyDiscountPercent: number
  cleaningFee: Cents
  minimumHours: number
  /** Of the subtotal, in hundredths of a percent: what the platform takes, and what the place taxes. */
  feeHundredths: number
  taxHundredths: number
  /** Prices the host has set for single days. */
  overrides: Readonly<Record<LocalDate, Cents>>
  /** Hourly rates the host has set for single days. Bookings made before there were any have none. */
  hourlyOverrides?: Readonly<Record<LocalDate, Cents>>
  /** When the space is open: an add-on may be required outside some hours. */
  hours: WeeklyHours
  menu: Menu
}

/**
 * A kind's own rates replace the listing's. Weekends and days with their own price rise and fall by the same
 * share as for everyone else, to a whole dollar.
 */
export function ratesForKind(rates: Rates, kind: ProductionKind): Rates {
  const own = rates.menu.kinds.find((one) => one.kind === kind)
  if (!own) return rates
  const minimumHours = own.minimumHours ?? rates.minimumHours
  const byDay = shareOf(own.pricePerDay, rates.pricePerDay)
  const byHour = shareOf(own.hourlyRate, hourlyRateOf(rates))
  const each = (prices: Readonly<Record<LocalDate, Cents>>, by: (price: Cents) => Cents) =>
    Object.fromEntries(Object.entries(prices).map(([date, price]) => [date, by(price)]))
  return {
    ...rates,
    minimumHours,
    pricePerDay: own.pricePerDay ?? rates.pricePerDay,
    weekendPrice: rates.weekendPrice === null ? null : byDay(rates.weekendPrice),
    overrides: each(rates.overrides, byDay),
    hourlyRate: own.hourlyRate ?? rates.hourlyRate,
    weekendHourlyRate: rates.weekendHourlyRate === null ? null : byHour(rates.weekendHourlyRate),
    hourlyOverrides: each(rates.hourlyOverrides ?? {}, byHour),
  }
}

function shareOf(own: Cents | null, usual: Cents): (price: Cents) => Cents {
  if (own === null || usual === 0) return (price) => price
  return (price) => Math.max(100, toWholeDollars((price * own) / usual))
}

export function hourlyRateOf(rates: Pick<Rates, 'hourlyRate' | 'pricePerDay'>): Cents {
  return rates.hourlyRate ?? upToWholeDollars(rates.pricePerDay / HOURS_IN_PRODUCTION_DAY)
}

type HourRates = Pick<
  Rates,
  'pricePerDay' | 'hourlyRate' | 'weekendDays' | 'weekendHourlyRate' | 'hourlyOverrides'
>

/** What an hour costs on that day. */
export function hourlyRateOn(rates: HourRates, date: LocalDate): Cents {
  const override = rates.hourlyOverrides?.[date]
  if (override !== undefined) return override
  const weekend = isWeekend(rates, date) ? rates.weekendHourlyRate : null
  return weekend ?? hourlyRateOf(rates)
}

type DayRates = Pick<Rates, 'pricePerDay' | 'weekendDays' | 'weekendPrice' | 'overrides'>

export function dayPriceOf(rates: DayRates, date: LocalDate): Cents {
  const override = rates.overrides[date]
  if (override !== undefined) return override
  return isWeekend(rates, date) ? (rates.weekendPrice ?? rates.pricePerDay) : rates.pricePerDay
}

export function isWeekend({ weekendDays }: Pick<Rates, 'weekendDays'>, date: LocalDate): boolean {
  return weekendDays.includes(weekdayOf(date))
}

/** The weekend price of a new listing, in the ratio of the sample figures, 228 to 209. */
export function defaultWeekendPrice(pricePerDay: Cents): Cents {
  return toWholeDollars((pricePerDay * 228) / 209)
}

/** The wizard's estimate of what a guest pays before taxes. */
export function guestPriceHint(pricePerDay: Cents): Cents {
  return toWholeDollars(pricePerDay * 1.15)
}
