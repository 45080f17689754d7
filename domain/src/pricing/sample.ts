import { everyDay } from '../availability/weekly-hours.ts'
import { NO_MENU, USUAL_SHOOT } from './menu.ts'
import type { Choice } from './quote.ts'
import type { Rates } from './rates.ts'

/** The example booking that help, terms and settings calculate: $150 × 4 hours and $50 for cleaning. */
export const SAMPLE_RATES: Omit<Rates, 'feeHundredths' | 'taxHundredths'> = {
  pricePerDay: 150_000,
  hourlyRate: 15_000,
  weekendDays: [],
  weekendPrice: null,
  weekendHourlyRate: null,
  weeklyDiscountPercent: 0,
  cleaningFee: 5_000,
  minimumHours: 4,
  overrides: {},
  hours: everyDay(480, 1320),
  menu: NO_MENU,
}

export const SAMPLE_CHOICE: Choice = {
  by: 'hour',
  date: '2026-12-01',
  start: 540,
  hours: 4,
  shoot: USUAL_SHOOT,
}
