import type { Cents } from '@roomtone/domain/money/cents'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { sharedWith } from '../cohost/entry.ts'

/** Whether this is a look at a listing that is live, by somebody who does not look after it. */
export async function isOutsideView(
  handle: Handle,
  propertyId: string,
  userId: string | null,
): Promise<boolean> {
  const own =
    userId === null
      ? sql`false`
      : sql`(p.host_id = ${userId}::uuid or p.id = any(${sharedWith(userId, 'any')}))`
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from properties p
      where p.id = ${propertyId}::uuid and p.available and not ${own}) as "is"`.execute(handle)
  return rows[0]?.is === true
}

export async function findMeasured(handle: Handle, hostId: string, id: string) {
  return handle
    .selectFrom('properties')
    .select([
      'id',
      'title',
      'time_zone as timeZone',
      'opens_at as opensAt',
      'closes_at as closesAt',
      'week_hours as weekHours',
      'price_per_day_cents as perDay',
      'hourly_rate_cents as perHour',
    ])
    .where('id', '=', id)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
}

/** `days` and `starts`: where each period begins, in order; the last of both is where the last one ends. */
type Span = { propertyId: string; days: LocalDate[]; starts: Date[] }
export type PeriodRow = { period: number; views: number; requests: number; bookings: number; booked: number }

/** By the number of the period, from 1 on. `booked` is in minutes. */
export async function measureListing(
  handle: Handle,
  { propertyId, days, starts }: Span,
): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select span.period::int as period,
      (select coalesce(sum(count), 0)::bigint from listing_views
        where property_id = ${propertyId}::uuid and day >= span.from_day and day < span.until_day) as views,
      (select count(*) from bookings where property_id = ${propertyId}::uuid
        and coalesce(sent_at, confirmed_at) >= span.from_at and coalesce(sent_at, confirmed_at) < span.until_at)
        as requests,
      (select count(*) from bookings where property_id = ${propertyId}::uuid
        and confirmed_at >= span.from_at and confirmed_at < span.until_at) as bookings,
      (select coalesce(sum(extract(epoch from least(upper(during), span.until_at)
          - greatest(lower(during), span.from_at)) / 60), 0)::float8
        from bookings where property_id = ${propertyId}::uuid and state in ('confirmed', 'completed')
        and during && tstzrange(span.from_at, span.until_at)) as booked
    from (
      select period, day as from_day, lead(day) over (order by period) as until_day,
        at as from_at, lead(at) over (order by period) as until_at
      from unnest(${days}::date[], ${starts}::timestamptz[]) with ordinality as begin (day, at, period)
    ) span
    where span.until_at is not null
    order by span.period`.execute(handle)
  return rows
}

export async function findFirstView(handle: Handle, propertyId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from listing_views
    where property_id = ${propertyId}::uuid`.execute(handle)
  return rows[0]?.day ?? null
}

export type NearbyPrices = { isSameType: boolean; spaces: number; perDay: Cents; perHour: Cents | null }

/** About 25 miles. */
const NEARBY_DEGREES = 0.36
const NEARBY_CONSIDERED = 2000

/** The median prices of other hosts' live spaces in towns nearby: first of the same type, then of all of them. */
export async function findNearbyPrices(handle: Handle, propertyId: string): Promise<NearbyPrices[]> {
  const { rows } = await sql<NearbyPrices>`
    with own as (
      select p.host_id, p.property_type, town.lat, town.lng
      from properties p join places town on town.id = p.place_id where p.id = ${propertyId}::uuid
    ), near as materialized (
      select town.id from places town cross join own
      where town.lat between own.lat - ${NEARBY_DEGREES} and own.lat + ${NEARBY_DEGREES}
        and town.lng between own.lng - ${NEARBY_DEGREES} / cos(radians(own.lat))
          and own.lng + ${NEARBY_DEGREES} / cos(radians(own.lat))
    ), other as (
      select p.price_per_day_cents as per_day, p.hourly_rate_cents as per_hour,
        p.property_type = own.property_type as same_type
      from listing_search s join properties p on p.search_id = s.id cross join own
      where s.city_id = any(array(select id from near)) and p.host_id <> own.host_id
      limit ${NEARBY_CONSIDERED}
    )
    select asked.same as "isSameType", count(*) as spaces,
      round(percentile_cont(0.5) within group (order by other.per_day))::bigint as "perDay",
      round(percentile_cont(0.5) within group (order by other.per_hour))::bigint as "perHour"
    from (values (true), (false)) as asked (same)
    join other on other.same_type or not asked.same
    group by asked.same order by asked.same desc`.execute(handle)
  return rows
}
