import { sql } from 'kysely'
import type { SeedStep } from '../run-seed-step.ts'

const DAYS = 400

/**
 * How often people looked on each day of the past year, matching the number of requests: nobody requests what
 * they have not seen. Quieter on weekends, and the same at every first start.
 */
export const seedVisits: SeedStep = async (_, tx, now) => {
  await sql`
    with days as (
      select day::date as day, day::date - date '2020-01-01' as nth,
        case when extract(isodow from day) > 5 then 0.6 else 1 end as pace,
        (select count(*) from bookings where (created_at at time zone 'UTC')::date = day::date) as requests
      from generate_series(${now}::timestamptz at time zone 'UTC' - make_interval(days => ${DAYS}),
        ${now}::timestamptz at time zone 'UTC', interval '1 day') day
    ), opened as (
      select day, nth, pace, requests + round((1 + nth % 3) * pace)::int as checkouts from days
    ), seen as (
      select day, nth, pace, checkouts, checkouts * 6 + round((14 + nth * 7 % 11) * pace)::int as views from opened
    )
    insert into daily_counts (day, name, count)
    select day, name, count from seen cross join lateral (values
      ('checkouts', checkouts), ('venue_views', views),
      ('searches', views * 2 + round((20 + nth * 13 % 17) * pace)::int)) as counted (name, count)
    where count > 0
    on conflict (day, name) do nothing`.execute(tx)
}
