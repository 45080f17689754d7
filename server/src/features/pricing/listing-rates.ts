import type { TimeRules } from '@roomtone/domain/availability/time-rules'
import { hoursOfStored, type StoredHours } from '@roomtone/domain/availability/weekly-hours'
import type { ProductionKind } from '@roomtone/domain/booking/production'
import { kindTerms, type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import type { Rates } from '@roomtone/domain/pricing/rates'
import type { Settings } from '@roomtone/domain/settings/settings'
import { taxOf } from '../platform-settings/entry.ts'

type Place = Parameters<typeof taxOf>[1]

/** The parts of a listing that its prices are calculated from. */
export type PricedListing = Omit<Rates, 'hours' | 'menu' | keyof DayPrices | keyof Shares> &
  StoredHours & { menu: Menu | null }

type DayPrices = Required<Pick<Rates, 'overrides' | 'hourlyOverrides'>>

type TimedListing = Omit<TimeRules, 'hours'> & StoredHours & { menu: Menu | null }

export type Shares = { feeHundredths: number; taxHundredths: number }

/** What the platform takes and what the place taxes at present. */
export function sharesOf(settings: Settings, { country, state, city }: Place): Shares {
  return { feeHundredths: settings.platform_fee, taxHundredths: taxOf(settings, { country, state, city }) }
}

export function ratesOf(
  listing: PricedListing,
  shares: Shares,
  { overrides, hourlyOverrides }: DayPrices,
): Rates {
  return {
    pricePerDay: listing.pricePerDay,
    hourlyRate: listing.hourlyRate,
    weekendDays: listing.weekendDays,
    weekendPrice: listing.weekendPrice,
    weekendHourlyRate: listing.weekendHourlyRate,
    weeklyDiscountPercent: listing.weeklyDiscountPercent,
    cleaningFee: listing.cleaningFee,
    minimumHours: listing.minimumHours,
    ...shares,
    overrides,
    hourlyOverrides,
    hours: hoursOfStored(listing),
    menu: listing.menu ?? NO_MENU,
  }
}

/** A kind of production may have a shortest booking of its own. */
export function timeRulesOf(listing: TimedListing, kind?: ProductionKind): TimeRules {
  const own = kind && listing.menu ? kindTerms(listing.menu, kind) : undefined
  return {
    timeZone: listing.timeZone,
    hours: hoursOfStored(listing),
    rentsBy: listing.rentsBy,
    minimumHours: own?.minimumHours ?? listing.minimumHours,
    noticeHours: listing.noticeHours,
    minDays: listing.minDays,
    maxDays: listing.maxDays,
    turnaroundMinutes: listing.turnaroundMinutes,
  }
}
