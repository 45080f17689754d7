import type { SearchQuery } from '@roomtone/contract/search/search-properties'
import { usualTime } from '@roomtone/domain/availability/usual-time'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import type { Cents } from '@roomtone/domain/money/cents'
import { USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { quote } from '@roomtone/domain/pricing/quote'
import { leastHours } from '@roomtone/domain/pricing/what-menu-asks'
import { daysBetween } from '@roomtone/domain/time/local-date'
import type { Deps } from '../../platform/deps.ts'
import { ratesOf, sharesOf } from '../pricing/entry.ts'
import { findRates } from './rates.store.ts'

type Asked = Pick<SearchQuery, 'from' | 'to' | 'start' | 'hours' | 'crew'>

/**
 * What checkout would say for the time and crew that were searched for: everything required, fee and tax.
 * Nothing for a search without a time.
 */
export async function totalsFor(
  deps: Pick<Deps, 'db' | 'settings'>,
  searchIds: number[],
  { from, to = from, start, hours, crew }: Asked,
): Promise<Map<number, Cents>> {
  if (from === undefined || to === undefined || searchIds.length === 0) return new Map()
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > STAY_MAX_DAYS) return new Map()
  const [settings, rows] = await Promise.all([
    deps.settings.recent(),
    findRates(deps.db, searchIds, { from, to }),
  ])
  const shoot = { ...USUAL_SHOOT, crew: crew ?? USUAL_SHOOT.crew }
  const totals = rows.flatMap((row): [number, Cents][] => {
    const rates = ratesOf(row, sharesOf(settings, row), row)
    const minimumHours = leastHours(rates, shoot.kind)
    const time = usualTime({ ...row, minimumHours, hours: rates.hours }, { from, to, start, hours })
    const result = quote(rates, { ...time, shoot })
    return result.ok ? [[row.searchId, result.quote.total]] : []
  })
  return new Map(totals)
}
