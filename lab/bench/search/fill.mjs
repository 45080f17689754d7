import { AMENITIES } from '../../../domain/dist/listing/amenities.js'
import { PROPERTY_TYPES } from '../../../domain/dist/listing/options.js'
import { ENHANCED_BIT, INSTANT_BIT } from '../../../domain/dist/listing/search-bits.js'
import { BUCKETS } from '../../../server/dist/features/search/project/buckets.js'
import { textsIn } from '../../../texts/dist/all/labels.js'
import { WORD_FUNCTIONS } from './words.mjs'

const CHUNK = 100_000
const HOLDS_EACH = 5
/** Far from any today, so that every run is the same. */
export const FIRST_DAY = '2030-03-04'
/** Holds lie in windows of so many days from the first day on, one in each: they cannot overlap. */
export const WINDOW_DAYS = 30
/** On this day nearly everything in the largest city is taken. */
export const FESTIVAL_DAY = 75

/**
 * Fills an empty, migrated database of the bench's own: constraints hold, and only foreign keys are not
 * checked. The clients share the long work in chunks.
 */
export async function fill(clients, { listings, places, progress }) {
  const [client] = clients
  const step = async (name, run) => {
    const from = performance.now()
    await run()
    progress(`${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  }
  for (const each of clients) await each.query(SETTINGS)
  await client.query(WORD_FUNCTIONS)
  await client.query(HOST)
  await step('Places', () => insertPlaces(client, places))
  const indexes = await dropIndexes(client, [
    'properties',
    'photos',
    'property_photos',
    'listing_search',
    'listing_text',
  ])
  await inChunks(clients, listings, (each, from, to) =>
    step(`Listings up to ${to}`, async () => {
      for (const statement of [PROPERTIES, PREMISES, PHOTOS, COVERS, SEARCH, TEXTS])
        await each.query(statement.replaceAll('$from', String(from)).replaceAll('$to', String(to)))
    }),
  )
  await client.query(
    'update places c set listing_count = (select count(*) from listing_search s where s.city_id = c.id)',
  )
  for (const { name, definition } of indexes) await step(`Index ${name}`, () => client.query(definition))
  await inChunks(clients, listings, (each, from, to) =>
    step(`Holds of listings up to ${to}`, async () => {
      await each.query(HOLDS, [from, to, FIRST_DAY])
      await each.query(BUSY_TIMES, [from, to])
    }),
  )
  await step('Vacuum', () => client.query('vacuum analyze'))
  await client.query('create table bench_filled ()')
}

const SETTINGS = `
  set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
  set maintenance_work_mem = '1GB'`

/** A client that finishes a chunk takes the next one. */
async function inChunks(clients, listings, run) {
  let next = 1
  const work = async (client) => {
    while (next <= listings) {
      const from = next
      next += CHUNK
      await run(client, from, Math.min(listings, from + CHUNK - 1))
    }
  }
  await Promise.all(clients.map(work))
}

async function insertPlaces(client, places) {
  const column = (read) => places.map(read)
  await client.query(
    `insert into regions (country, code, name)
     select distinct on (country, code) country, code, name
     from unnest($1::text[], $2::text[], $3::text[]) as r (country, code, name)`,
    [column((one) => one.region.country), column((one) => one.region.code), column((one) => one.region.name)],
  )
  await client.query(`insert into zones (name) select distinct unnest($1::text[])`, [
    column((one) => one.timeZone),
  ])
  await client.query(
    `create table bench_places as
     select n::int as rank, city, code, country, lat, lng, zone, zip, up_to,
       lag(up_to, 1, 0) over (order by n) as above, 0 as place_id
     from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[], $7::text[], $8::float8[])
       with ordinality as p (city, code, country, lat, lng, zone, zip, up_to, n)`,
    [
      column((one) => one.city),
      column((one) => one.region.code),
      column((one) => one.region.country),
      column((one) => one.lat),
      column((one) => one.lng),
      column((one) => one.timeZone),
      column((one) => one.code),
      column((one) => one.upTo),
    ],
  )
  await client.query(`
    insert into places (region_id, name, lat, lng)
    select r.id, b.city, b.lat, b.lng from bench_places b
    join regions r on r.country = b.country and r.code = b.code order by b.rank;
    update bench_places b set place_id = c.id from places c join regions r on r.id = c.region_id
    where c.name = b.city and r.code = b.code and r.country = b.country;
    create index on bench_places (up_to);
    analyze bench_places`)
  await client.query(
    `create table bench_amenities as select key, label, (place - 1)::int as bit
     from unnest($1::text[], $2::text[]) with ordinality as a (key, label, place)`,
    [AMENITIES, AMENITIES.map((amenity) => textsIn('en').amenities[amenity])],
  )
}

/** Those that no constraint needs; they are built faster over a full table. */
async function dropIndexes(client, tables) {
  const { rows } = await client.query(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = current_schema() and i.tablename = any($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  return rows
}

const HOST = `
  insert into users (email, password_hash, user_type, created_at) values ('host@example.com', 'none', 'host', now());
  insert into profiles (id, full_name, email, updated_at) select id, 'Ada Quill', email, now() from users;
  insert into access_whitelist (email, added_at, source) select email, now(), 'admin' from users;`

const share = (salt) => `bench_share(n, ${salt})`
const oneOf = (salt, values) =>
  `(array[${values.join(', ')}])[floor(${share(salt)} * ${values.length})::int + 1]`

const addOn = (n, over) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name: `Add-on ${n}`,
  note: '',
  unit: 'item',
  price: 2500 * n,
  min: 1,
  max: 10,
  stockPerDay: null,
  leadHours: 0,
  photo: null,
  requiredIf: null,
  ...over,
})
const siteManager = addOn(1, { unit: 'hour', requiredIf: { kinds: [], crewFrom: 8, outside: null } })
/** Three listings in four have one of these. None makes the shortest booking cheaper, so the least price is plain. */
const MENUS = [
  {
    kinds: [],
    crewTiers: [{ from: 6, perHour: 4000, perDay: 30_000 }],
    addOns: [siteManager],
    longDay: null,
  },
  {
    kinds: [],
    crewTiers: [],
    addOns: [1, 2, 3, 4].map((n) => addOn(n)),
    longDay: { fromHours: 8, percent: 10 },
  },
  {
    kinds: [{ kind: 'motion', hourlyRate: null, pricePerDay: 300_000, minimumHours: 8, crewMax: 30 }],
    crewTiers: [],
    addOns: [addOn(2, { unit: 'once', requiredIf: { kinds: ['motion'], crewFrom: null, outside: null } })],
    longDay: null,
  },
].map((menu) => ({ ...menu, prepPercent: 50 }))

const PROPERTIES = `
  insert into properties (
    id, premises_id, search_id, host_id, title, tagline, description, amenities, city, state, country, zipcode, address, lat, lng,
    shown_lat, shown_lng, shown_radius_m, place_id, time_zone, property_type, place_type, privacy_level,
    booking_approval, max_guests, bedrooms, beds, bathrooms, size_sqft, price_per_day_cents, rating_hundredths,
    review_count, minimum_hours, opens_at, closes_at, turnaround_minutes, notice_hours, min_days, max_days,
    menu, calendar_token, created_at, updated_at
  ) overriding system value
  select made.id, made.id, n, (select id from users), initcap(bench_words(n, 1, 3)), bench_words(n, 2, 5), bench_words(n, 3, 38),
    array(select a.key from bench_amenities a where bench_share(n * 64 + a.bit, 4) < 0.7 / sqrt(a.bit + 1) order by a.bit),
    p.city, p.code, p.country, p.zip, '12 Secret Street', p.shown_lat + 0.007, p.shown_lng + 0.007,
    p.shown_lat, p.shown_lng, 1500, p.place_id, p.zone,
    ${oneOf(
      5,
      PROPERTY_TYPES.map((type) => `'${type}'`),
    )}, 'Entire place',
    case when ${share(6)} < 0.2 then 'enhanced' else 'standard' end,
    case when ${share(7)} < 0.4 then 'instant' else 'manual' end,
    floor(power(80, ${share(8)}))::int, 1, 1, 1,
    case when ${share(9)} < 0.7 then 200 + floor(${share(10)} * 9000)::int end,
    (100 + floor(power(4000, ${share(11)})))::int * 100,
    case when ${share(12)} < 0.6 then 400 + floor(${share(13)} * 101)::int end,
    case when ${share(12)} < 0.6 then 1 + floor(${share(14)} * 40)::int else 0 end,
    ${oneOf(15, [2, 3, 4, 4, 6])}, ${oneOf(16, [0, 360, 480, 480, 540])}, ${oneOf(17, [1080, 1320, 1320, 1440])},
    ${oneOf(18, [0, 60, 60, 120])}, ${oneOf(19, [0, 0, 24, 48])}, ${oneOf(20, [1, 1, 1, 2])}, ${oneOf(21, [7, 30, 365])},
    (array[${MENUS.map((menu) => `'${JSON.stringify(menu)}'::jsonb`)}])[n % ${MENUS.length + 1}],
    'bench-' || n, made.at, made.at
  from generate_series($from::bigint, $to) n
  cross join lateral (
    select b.*, b.lat + (${share(22)} + ${share(23)} - 1) * 0.4 as shown_lat,
      b.lng + (${share(24)} + ${share(25)} - 1) * 0.4 as shown_lng
    from bench_places b where b.up_to > ${share(26)} order by b.up_to limit 1
  ) p
  cross join lateral (
    select timestamptz '2030-03-01' - ${share(27)} * interval '700 days' as at,
      md5('listing ' || n)::uuid as id
  ) made`

const PREMISES = `
  insert into premises (
    id, number, host_id, address, zipcode, city, state, country, place_id, time_zone, lat, lng, created_at
  )
  select id, search_id, host_id, address, zipcode, city, state, country, place_id, time_zone, lat, lng, created_at
  from properties where search_id between $from and $to`

const PHOTOS = `
  insert into photos (id, owner_id, width, height, color, widths, created_at)
  select id, host_id, 1600, 1067, '#927964', '{480,960,1600}', created_at
  from properties where search_id between $from and $to`

const COVERS = `
  insert into property_photos (property_id, position, photo_id)
  select id, 0, id from properties where search_id between $from and $to`

/**
 * Writes what `projectListing` writes, for all listings in one statement; the run compares some of the rows
 * with it.
 */
const SEARCH = `
  insert into listing_search (
    id, lat, lng, city_id, state_id, cell, price, hourly, least_block, least_day, size_sqft, created_s, score, am, crew, ptype,
    zone_id, opens_at, closes_at, minimum_hours, notice_hours, min_days, max_days, turnaround_minutes, bucket
  )
  select p.search_id, p.shown_lat, p.shown_lng, p.place_id, c.region_id,
    floor((p.shown_lat + 90) * 20)::int * 7200 + floor((p.shown_lng + 180) * 20)::int,
    p.price_per_day_cents, ceil(p.price_per_day_cents / 1000.0) * 100,
    least(ceil(p.price_per_day_cents / 1000.0) * 100 * p.minimum_hours, p.price_per_day_cents) + p.cleaning_fee_cents,
    floor(p.price_per_day_cents * (100 - p.weekly_discount_percent) / 100.0), coalesce(p.size_sqft, 0),
    extract(epoch from p.created_at),
    round((coalesce(p.rating_hundredths, 440) * p.review_count + 1760)::numeric / (p.review_count + 4) * 10)
      + 15 + least(cardinality(p.amenities), 12) * 8 + case when p.size_sqft is null then 0 else 40 end,
    (select coalesce(sum(1::bigint << a.bit), 0) from bench_amenities a where a.key = any(p.amenities))
      + case when p.booking_approval = 'instant' then 1::bigint << ${INSTANT_BIT} else 0 end
      + case when p.privacy_level = 'enhanced' then 1::bigint << ${ENHANCED_BIT} else 0 end,
    p.max_guests, array_position(array[${PROPERTY_TYPES.map((type) => `'${type}'`)}], p.property_type) - 1,
    z.id, p.opens_at, p.closes_at, p.minimum_hours, p.notice_hours, p.min_days, p.max_days, p.turnaround_minutes,
    (abs(hashint8(p.search_id)::bigint) % ${BUCKETS})::smallint
  from properties p join places c on c.id = p.place_id join zones z on z.name = p.time_zone
  where p.search_id between $from and $to order by p.search_id`

const TEXTS = `
  insert into listing_text (id, bucket, title, tsv)
  select s.id, s.bucket, unaccent(p.title),
    setweight(to_tsvector('english', unaccent(p.title)), 'A') ||
    setweight(to_tsvector('english', unaccent(concat_ws('. ', p.tagline, p.property_type,
      (select string_agg(a.label, '. ' order by a.bit) from bench_amenities a where a.key = any(p.amenities)),
      c.name, r.name, r.code))), 'B') ||
    setweight(to_tsvector('english', unaccent(p.description)), 'C') ||
    array_to_tsvector(array['=y' || s.city_id, '=s' || s.state_id] ||
      array(select '=a' || bit from generate_series(0, ${ENHANCED_BIT}) bit where s.am & (1::bigint << bit) <> 0))
  from listing_search s join properties p on p.search_id = s.id
  join places c on c.id = p.place_id join regions r on r.id = c.region_id
  where s.id between $from and $to order by s.id`

/**
 * One in each window, of hours or of days; in the third window of the largest city it overlaps the festival.
 */
const HOLDS = `
  insert into holds (listing_id, premises, areas, during, kind, created_at)
  select n, n, '{[0,32)}', tstzrange(starts, starts + case when is_festival then interval '40 hours'
      when bench_share(n * 64 + w, 31) < 0.6 then (2 + floor(bench_share(n * 64 + w, 32) * 10)) * interval '1 hour'
      else (1 + floor(bench_share(n * 64 + w, 33) * 4)) * interval '1 day' end), 'block', now()
  from generate_series($1::bigint, $2::bigint) n
  join listing_search s on s.id = n
  cross join generate_series(0, ${HOLDS_EACH - 1}) w
  cross join lateral (
    select w = ${Math.floor(FESTIVAL_DAY / WINDOW_DAYS)} and n % 300 <> 0
      and s.city_id = (select place_id from bench_places where rank = 1) as is_festival
  ) festival
  cross join lateral (
    select $3::date::timestamptz + case when is_festival then ${FESTIVAL_DAY} * interval '1 day'
      else (w * ${WINDOW_DAYS} + floor(bench_share(n * 64 + w, 34) * 25)) * interval '1 day'
        + floor(bench_share(n * 64 + w, 35) * 24) * interval '1 hour' end as starts
  ) one
  order by n, w`

/** Houses of one space: a listing cannot be had while a hold of its own is there. */
const BUSY_TIMES = `
  insert into busy_times (listing_id, during)
  select listing_id, during from holds where listing_id between $1 and $2 order by listing_id, upper(during)`
