export const ZONE = 'America/Los_Angeles'

/** Live listings with a cover each, open around the clock, by turns of the hosts. */
export async function makeListings(pool, { count, hosts }) {
  await pool.query(
    `with region as (
      insert into regions (country, code, name) values ('United States', 'CA', 'California') returning id
    )
    insert into places (region_id, name, lat, lng) select id, 'Los Angeles', 34.05, -118.24 from region`,
  )
  // Numbers that no price and no count comes near: the booking part finds them among the values of statements.
  await pool.query('alter table properties alter column search_id restart with 7000001')
  const { rows } = await pool.query(
    `with made as (
      insert into properties (
        host_id, title, description, city, state, country, zipcode, address, access_notes, lat, lng, shown_lat,
        shown_lng, shown_radius_m, place_id, time_zone, property_type, place_type, max_guests, bedrooms, beds,
        bathrooms, price_per_day_cents, calendar_token, minimum_hours, opens_at, closes_at, turnaround_minutes,
        notice_hours, created_at, updated_at
      )
      select ($2::uuid[])[n % cardinality($2::uuid[]) + 1], 'A quiet loft ' || n, 'North light, oak floor.',
        'Los Angeles', 'CA', 'United States', '90012', '12 Secret Street', 'Ring twice.', 34.06, -118.27, 34.05,
        -118.24, 1500, (select id from places), $3, 'House', 'Entire place', 10, 2, 2,
        1, 100000, 'bench-' || n, 1, 0, 1440, 0,
        0, now(), now()
      from generate_series(1, $1::int) as n
      returning id, search_id, host_id
    ), pictures as (
      insert into photos (id, owner_id, width, height, color, widths, created_at)
      select id, host_id, 1600, 1067, '#927964', '{480,960,1600}', now() from made
    ), covers as (
      insert into property_photos (property_id, photo_id, position) select id, id, 0 from made
    )
    select id, search_id as "searchId", host_id as "hostId" from made`,
    [count, hosts.map(({ id }) => id), ZONE],
  )
  return rows
}
