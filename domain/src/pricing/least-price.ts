import type { RentsBy } from '../availability/time-rules.ts'
import type { Cents } from '../money/cents.ts'
import type { LocalDate } from '../time/local-date.ts'
import { USUAL_SHOOT } from './menu.ts'
import { hourlyRateOf, type Rates, ratesForKind } from './rates.ts'
import { leastHours } from './what-menu-asks.ts'

/**
 * Before fee and tax, what a listing asks at the very least. Search compares these before it works out true totals, so
 * neither may ever be above what `quote` says for the usual shoot.
 */
export type LeastPrice = {
  /** For the shortest time it can be booked for on one day, with cleaning. */
  block: Cents
  /** For each day of a stay, without cleaning. */
  day: Cents
}

type Priced = Omit<Rates, 'overrides' | 'hourlyOverrides' | 'hours' | 'feeHundredths' | 'taxHundredths'> & {
  rentsBy: RentsBy
  /** The lowest price the host has set for a single day. */
  lowestOverride: Cents | null
  /** The same of its hourly rates. */
  lowestHourlyOverride: Cents | null
}

const ANY_DAY: LocalDate = '2000-01-01'

export function leastPrice({ rentsBy, lowestOverride, lowestHourlyOverride, ...priced }: Priced): LeastPrice {
  const overrides = onAnyDay(lowestOverride)
  const hourlyOverrides = onAnyDay(lowestHourlyOverride)
  const usual = { ...priced, overrides, hourlyOverrides, hours: [], feeHundredths: 0, taxHundredths: 0 }
  const rates = ratesForKind(usual, USUAL_SHOOT.kind)
  const wholeDay = Math.min(
    rates.pricePerDay,
    rates.weekendPrice ?? rates.pricePerDay,
    ...Object.values(rates.overrides),
  )
  const hours = rentsBy === 'day' ? wholeDay : Math.min(leastForHours(rates), wholeDay)
  const day = Math.floor((wholeDay * (100 - rates.weeklyDiscountPercent)) / 100)
  return { block: hours + rates.cleaningFee, day }
}

function onAnyDay(price: Cents | null): Record<LocalDate, Cents> {
  return price === null ? {} : { [ANY_DAY]: price }
}

/** A few hours more can cost less than the shortest booking, where they make it a long day. */
function leastForHours(rates: Rates): Cents {
  const usual = hourlyRateOf(rates)
  const rate = Math.min(
    usual,
    rates.weekendHourlyRate ?? usual,
    ...Object.values(rates.hourlyOverrides ?? {}),
  )
  const shortest = leastHours(rates, USUAL_SHOOT.kind)
  const { longDay } = rates.menu
  if (!longDay) return rate * shortest
  const long = Math.floor((rate * Math.max(shortest, longDay.fromHours) * (100 - longDay.percent)) / 100)
  return shortest >= longDay.fromHours ? long : Math.min(rate * shortest, long)
}
