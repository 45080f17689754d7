import type {
  InsightsView,
  showInsights as showInsightsEndpoint,
} from '@roomtone/contract/analytics/show-insights'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { type Grain, periodOf, periodsOf } from '@roomtone/domain/analytics/periods'
import { openMinutes } from '@roomtone/domain/availability/open-minutes'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findFirstView, findMeasured, findNearbyPrices, measureListing } from './insights.store.ts'

const SHOWN = { week: 13, month: 12 } as const
/** A median of fewer says more about one host than about prices. */
const LEAST_SPACES = 5

type Asked = { id: string; by: Parsed<typeof showInsightsEndpoint>['query']['by'] }

export async function showInsights(
  { db, clock }: Deps,
  actor: Actor,
  { id, by }: Asked,
): Promise<InsightsView> {
  const listing = await findMeasured(db, actor.userId, id)
  if (!listing) throw new Refused('not_found')
  const { title, timeZone, perDay, perHour } = listing
  const days = bordersOf(toLocal(clock.now(), timeZone).date, by)
  const starts = days.map((date) => toInstant({ date, minutes: 0 }, timeZone))
  const hours = hoursOfStored(listing)
  const [rows, viewsSince, nearby] = await Promise.all([
    measureListing(db, { propertyId: id, days, starts }),
    findFirstView(db, id),
    findNearbyPrices(db, id),
  ])
  return {
    id,
    title,
    periods: rows.map(({ period, views, requests, bookings, booked }) => {
      const [start = '', end = ''] = days.slice(period - 1)
      const open = openMinutes(hours, start, end)
      const occupancy = open === 0 ? null : Math.min(100, Math.round((booked * 100) / open))
      return { start, views, requests, bookings, occupancy }
    }),
    viewsSince,
    price: { perDay, perHour },
    nearby: nearby.find(({ spaces }) => spaces >= LEAST_SPACES) ?? null,
  }
}

/** The first day of each period up to this one, and the first after it. */
function bordersOf(today: LocalDate, by: Extract<Grain, 'week' | 'month'>): LocalDate[] {
  const next = addDays(periodOf(today, by), by === 'week' ? 7 : 31)
  const until = addDays(periodOf(next, by), 1)
  return periodsOf({ from: addDays(today, -370), until }, by).slice(-(SHOWN[by] + 1))
}
