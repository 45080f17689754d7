import { sql } from 'kysely'
import type { SeedStep } from '../run-seed-step.ts'

const DAYS = 400

/** How often people looked at each listing, more on the days on which it was requested; the same at every first start. */
export const seedListingViews: SeedStep = async (_, tx, now) => {
  await sql`
    insert into listing_views (property_id, day, count)
    select p.id, day::date,
      1 + (p.search_id * 7 + (day::date - date '2020-01-01') * 13) % 5
        + 6 * (select count(*) from bookings where bookings.property_id = p.id
            and (bookings.created_at at time zone p.time_zone)::date = day::date)
    from properties p cross join generate_series(
      ${now}::timestamptz at time zone p.time_zone - make_interval(days => ${DAYS}),
      ${now}::timestamptz at time zone p.time_zone - interval '1 day', interval '1 day') day
    where p.available and day >= p.created_at at time zone p.time_zone
    on conflict (property_id, day) do nothing`.execute(tx)
}
