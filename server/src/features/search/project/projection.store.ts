import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { isShutOut } from '../../access-list/entry.ts'
import { BUCKETS } from './buckets.ts'

export type ListingFacts = NonNullable<Awaited<ReturnType<typeof findListingFacts>>>

/** The narrow row and the words, as `upsertProjection` writes them. */
export type Projection = {
  id: number
  placeId: number
  regionId: number
  zoneId: number
  /** Null where no other space is in the same house. */
  premises: number | null
  lat: number
  lng: number
  cell: number
  price: number
  hourly: number
  /** What the shortest booking and a day of a stay cost at the very least, before fee and tax. */
  leastBlock: number
  leastDay: number
  sizeSqft: number
  createdAt: Date
  score: number
  mask: number
  crew: number
  type: number
  opensAt: number
  closesAt: number
  weekHours: number[] | null
  /** Their places in RENTS_BY and SPACE_KINDS. */
  rentsBy: number
  kind: number
  minimumHours: number
  noticeHours: number
  minDays: number
  maxDays: number
  turnaroundMinutes: number
  title: string
  /** Words by weight: title, what the host chose to name, and the description. */
  words: { a: string; b: string; c: string }
  /** Filters that ride along with the words. */
  lexemes: string[]
}

/**
 * Projecting a listing locks its row first, and reads only then: of two transactions that change the listing
 * and its host together, the second sees what the first has done.
 */
export async function lockListing(tx: Tx, propertyId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('properties')
    .select('search_id as searchId')
    .where('id', '=', propertyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.searchId ?? null
}

export async function findListingsOfHost(tx: Tx, hostId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('properties')
    .select('id')
    .where('host_id', '=', hostId)
    .orderBy('search_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Nothing where the listing is not on offer: switched off, or its host suspended, deactivated or off the access list. */
export async function findListingFacts(tx: Tx, searchId: number) {
  return tx
    .selectFrom('properties as p')
    .innerJoin('users as u', 'u.id', 'p.host_id')
    .innerJoin('profiles as f', 'f.id', 'p.host_id')
    .innerJoin('places as c', 'c.id', 'p.place_id')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .leftJoin('zones as z', 'z.name', 'p.time_zone')
    .innerJoin('premises as h', 'h.id', 'p.premises_id')
    .select((eb) => [
      'p.search_id as searchId',
      sql<number | null>`case when h.spaces > 1 then h.number end`.as('premises'),
      'p.title',
      'p.tagline',
      'p.description',
      'p.highlights',
      'p.amenities',
      'p.property_type as propertyType',
      'p.privacy_level as privacyLevel',
      'p.booking_approval as bookingApproval',
      'p.max_guests as maxGuests',
      'p.size_sqft as sizeSqft',
      'p.price_per_day_cents as pricePerDay',
      'p.hourly_rate_cents as hourlyRate',
      'p.weekend_days as weekendDays',
      'p.weekend_price_cents as weekendPrice',
      'p.weekend_hourly_rate_cents as weekendHourlyRate',
      'p.weekly_discount_percent as weeklyDiscountPercent',
      'p.cleaning_fee_cents as cleaningFee',
      'p.menu',
      'p.rating_hundredths as ratingHundredths',
      'p.review_count as reviewCount',
      'p.shown_lat as lat',
      'p.shown_lng as lng',
      'p.time_zone as timeZone',
      'p.opens_at as opensAt',
      'p.closes_at as closesAt',
      'p.week_hours as weekHours',
      'p.rents_by as rentsBy',
      'p.space_kind as spaceKind',
      'p.minimum_hours as minimumHours',
      'p.notice_hours as noticeHours',
      'p.min_days as minDays',
      'p.max_days as maxDays',
      'p.turnaround_minutes as turnaroundMinutes',
      'p.created_at as createdAt',
      'p.place_id as placeId',
      'c.name as city',
      'c.region_id as regionId',
      'r.code as regionCode',
      'r.name as regionName',
      'z.id as zoneId',
      eb
        .selectFrom('property_photos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('property_photos.property_id', '=', 'p.id')
        .as('photoCount'),
      eb
        .selectFrom('price_overrides')
        .select(({ fn }) => fn.min('price_overrides.price_cents').as('lowest'))
        .whereRef('price_overrides.property_id', '=', 'p.id')
        .as('lowestOverride'),
      eb
        .selectFrom('hourly_price_overrides')
        .select(({ fn }) => fn.min('hourly_price_overrides.price_cents').as('lowest'))
        .whereRef('hourly_price_overrides.property_id', '=', 'p.id')
        .as('lowestHourlyOverride'),
    ])
    .where('p.search_id', '=', searchId)
    .where('p.available', '=', true)
    .where('u.suspended_at', 'is', null)
    .where('f.verification_status', '<>', 'deactivated')
    .where(({ not }) => not(isShutOut('u')))
    .executeTakeFirst()
}

/**
 * Only for a zone's first listing. Never an upsert: updating the key would block everyone who refers to the
 * zone, and two who wait for each other there are a deadlock.
 */
export async function ensureZone(tx: Tx, name: string): Promise<number> {
  const made = await tx
    .insertInto('zones')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const found = await tx.selectFrom('zones').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return found.id
}

/** Both rows and the counts of the cities the listing leaves and enters, in one statement. */
export async function upsertProjection(tx: Tx, one: Projection): Promise<void> {
  const bucket = sql`(abs(hashint8(${one.id}::bigint)::bigint) % ${sql.lit(BUCKETS)})::smallint`
  await sql`
    with counted as (
      update places set listing_count = listing_count + change.by
      from (
        select city_id, sum(by)::int as by
        from (
          select city_id, -1 as by from listing_search where id = ${one.id}
          union all select ${one.placeId}::int, 1
        ) steps group by city_id having sum(by) <> 0
      ) change
      where places.id = change.city_id
    ), projected as (
      insert into listing_search (
        id, lat, lng, city_id, state_id, cell, price, hourly, least_block, least_day, size_sqft, created_s, score, am,
        crew, ptype, zone_id, opens_at, closes_at, week_hours, rents_by, kind, minimum_hours, notice_hours, min_days,
        max_days, turnaround_minutes, premises, bucket
      ) values (
        ${one.id}, ${one.lat}, ${one.lng}, ${one.placeId}, ${one.regionId}, ${one.cell}, ${one.price}, ${one.hourly},
        ${one.leastBlock}, ${one.leastDay}, ${one.sizeSqft}, extract(epoch from ${one.createdAt}::timestamptz), ${one.score}, ${one.mask}, ${one.crew},
        ${one.type}, ${one.zoneId}, ${one.opensAt}, ${one.closesAt}, ${one.weekHours}::smallint[],
        ${one.rentsBy}, ${one.kind}, ${one.minimumHours}, ${one.noticeHours},
        ${one.minDays}, ${one.maxDays}, ${one.turnaroundMinutes}, ${one.premises}, ${bucket}
      )
      on conflict (id) do update set (
        lat, lng, city_id, state_id, cell, price, hourly, least_block, least_day, size_sqft, created_s, score, am,
        crew, ptype, zone_id, opens_at, closes_at, week_hours, rents_by, kind, minimum_hours, notice_hours, min_days,
        max_days, turnaround_minutes, premises
      ) = (
        excluded.lat, excluded.lng, excluded.city_id, excluded.state_id, excluded.cell, excluded.price,
        excluded.hourly, excluded.least_block, excluded.least_day, excluded.size_sqft, excluded.created_s, excluded.score, excluded.am, excluded.crew,
        excluded.ptype, excluded.zone_id, excluded.opens_at, excluded.closes_at,
        excluded.week_hours, excluded.rents_by, excluded.kind, excluded.minimum_hours,
        excluded.notice_hours, excluded.min_days, excluded.max_days, excluded.turnaround_minutes, excluded.premises
      )
    )
    insert into listing_text (id, bucket, title, tsv) values (
      ${one.id}, ${bucket}, unaccent(${one.title}),
      setweight(to_tsvector('english', unaccent(${one.words.a})), 'A') ||
      setweight(to_tsvector('english', unaccent(${one.words.b})), 'B') ||
      setweight(to_tsvector('english', unaccent(${one.words.c})), 'C') ||
      array_to_tsvector(${one.lexemes}::text[])
    )
    on conflict (id) do update set (title, tsv) = (excluded.title, excluded.tsv)
  `.execute(tx)
}

/** The words go with the row. */
export async function removeProjection(tx: Tx, searchId: number): Promise<void> {
  await sql`
    with gone as (delete from listing_search where id = ${searchId} returning city_id)
    update places set listing_count = listing_count - 1 from gone where places.id = gone.city_id
  `.execute(tx)
}

/** Projected before search kept the least that a listing costs. */
export async function findWithoutLeast(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('listing_search as s')
    .innerJoin('properties as p', 'p.search_id', 's.id')
    .select('p.id')
    .where('s.least_block', '=', sql.lit(0))
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
