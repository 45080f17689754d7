import type { Grain } from '@roomtone/domain/analytics/periods'
import { analyticsTexts as texts } from '@roomtone/texts/admin/analytics'
import { LOCALE } from '@roomtone/texts/language'
import { formatMoney } from '../../../platform/format/money.ts'
import type { Unit } from './report.ts'

export function figureWords(value: number | null, unit: Unit): string {
  if (value === null) return texts.none
  if (unit === 'money') return formatMoney(value)
  if (unit === 'minutes') return spanWords(value)
  return unit === 'percent' ? texts.percent({ value }) : value.toLocaleString(LOCALE)
}

const HOUR = 60
const DAY = 24 * HOUR

/** A span of time, as exact as its length deserves. */
function spanWords(minutes: number): string {
  if (minutes < HOUR) return texts.minutes({ figure: Math.round(minutes) })
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  if (minutes < 2 * DAY) return texts.hours({ figure: (minutes / HOUR).toLocaleString(LOCALE, tenths) })
  return texts.days({ figure: (minutes / DAY).toLocaleString(LOCALE, tenths) })
}

const SHORT = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** Periods are calendar days and belong to no time zone. */
export function periodWords(start: string, grain: Grain): string {
  const parts = grain === 'month' ? MONTH : SHORT
  return new Intl.DateTimeFormat(LOCALE, parts).format(new Date(`${start}T00:00:00Z`))
}
