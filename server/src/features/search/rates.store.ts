import type { Cents } from '@roomtone/domain/money/cents'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/**
 * What the prices of found listings are calculated from, with what their hosts set for single days of a time.
 */
export async function findRates(
  handle: Handle,
  searchIds: number[],
  { from, to }: { from: LocalDate; to: LocalDate },
) {
  const pricesIn = (table: RawBuilder<unknown>) => sql<Record<LocalDate, Cents>>`coalesce((
    select json_object_agg(o.date, o.price_cents) from ${table} o
    where o.property_id = p.id and o.date between ${from}::date and ${to}::date
  ), '{}')`
  return handle
    .selectFrom('properties as p')
    .select([
      'p.search_id as searchId',
      'p.country',
      'p.state',
      'p.city',
      'p.price_per_day_cents as pricePerDay',
      'p.hourly_rate_cents as hourlyRate',
      'p.weekend_days as weekendDays',
      'p.weekend_price_cents as weekendPrice',
      'p.weekend_hourly_rate_cents as weekendHourlyRate',
      'p.weekly_discount_percent as weeklyDiscountPercent',
      'p.cleaning_fee_cents as cleaningFee',
      'p.minimum_hours as minimumHours',
      'p.rents_by as rentsBy',
      'p.opens_at as opensAt',
      'p.closes_at as closesAt',
      'p.week_hours as weekHours',
      'p.menu',
      pricesIn(sql.table('price_overrides')).as('overrides'),
      pricesIn(sql.table('hourly_price_overrides')).as('hourlyOverrides'),
    ])
    .where(sql<boolean>`p.search_id = any(${searchIds}::bigint[])`)
    .execute()
}
