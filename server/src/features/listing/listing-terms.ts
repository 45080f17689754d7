import type { TimeRules } from '@roomtone/domain/availability/time-rules'
import type { Cents } from '@roomtone/domain/money/cents'
import { DEFAULT_TAX_PERCENT, type Rates } from '@roomtone/domain/pricing/rates'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import type { ListingRow } from './listing.store.ts'

export function ratesOf(listing: ListingRow, overrides: Record<LocalDate, Cents>): Rates {
  return {
    pricePerDay: listing.pricePerDay,
    hourlyRate: listing.hourlyRate,
    weekendPrice: listing.weekendPrice,
    weeklyDiscountPercent: listing.weeklyDiscountPercent,
    cleaningFee: listing.cleaningFee,
    minimumHours: listing.minimumHours,
    taxPercent: DEFAULT_TAX_PERCENT,
    overrides,
  }
}

export function timeRulesOf(listing: ListingRow): TimeRules {
  return {
    timeZone: listing.timeZone,
    opensAt: listing.opensAt,
    closesAt: listing.closesAt,
    minimumHours: listing.minimumHours,
    noticeHours: listing.noticeHours,
    minDays: listing.minDays,
    maxDays: listing.maxDays,
    turnaroundMinutes: listing.turnaroundMinutes,
  }
}
