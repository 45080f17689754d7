import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number]

const SIMILAR_CONSIDERED = 200

/** By property, available or not: a caller that asks for an unavailable listing has a reason to see it. */
export async function findCardRows(handle: Handle, by: { ids: string[] } | { searchIds: number[] }) {
  const query = handle
    .selectFrom('properties as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('property_photos')
          .select('photo_id')
          .whereRef('property_id', '=', 'p.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.search_id as searchId',
      'p.title',
      'p.tagline',
      'p.property_type as propertyType',
      'p.city',
      'p.state',
      'p.privacy_level as privacyLevel',
      'p.max_guests as maxGuests',
      'p.size_sqft as sizeSqft',
      'p.price_per_day_cents as pricePerDay',
      'p.hourly_rate_cents as hourlyRate',
      'p.rating_hundredths as ratingHundredths',
      'p.review_count as reviewCount',
      'p.booking_approval as bookingApproval',
      'p.shown_lat as lat',
      'p.shown_lng as lng',
      'p.shown_radius_m as radiusM',
      'cover.photo_id as coverId',
    ])
  return 'ids' in by
    ? query.where(sql<boolean>`p.id = any(${by.ids}::uuid[])`).execute()
    : query.where(sql<boolean>`p.search_id = any(${by.searchIds}::bigint[])`).execute()
}

/** The best of the same city, then of the same state, then of everywhere; among them those of the same kind and nearest in price. */
export async function findSimilarIds(handle: Handle, propertyId: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select p.search_id, p.premises_id, p.place_id, c.region_id, p.price_per_day_cents as price, p.property_type as type
      from properties p join places c on c.id = p.place_id where p.id = ${propertyId}
    ), city as (
      select s.id, s.price, 0 as tier from listing_search s
      where s.city_id = (select place_id from own) and s.id <> (select search_id from own)
      order by s.score desc, s.id desc limit ${SIMILAR_CONSIDERED}
    ), state as (
      select s.id, s.price, 1 as tier from listing_search s
      where s.state_id = (select region_id from own) and s.city_id <> (select place_id from own)
        and (select count(*) from city) < ${limit}::int
      order by s.score desc, s.id desc limit ${SIMILAR_CONSIDERED}
    ), elsewhere as (
      select s.id, s.price, 2 as tier from listing_search s
      where s.state_id <> (select region_id from own)
        and (select count(*) from city) + (select count(*) from state) < ${limit}::int
      order by s.score desc, s.id desc limit ${SIMILAR_CONSIDERED}
    )
    select near.id
    from (select * from city union all select * from state union all select * from elsewhere) near
    join properties p on p.search_id = near.id cross join own
    where p.premises_id <> own.premises_id
    order by near.tier, p.property_type <> own.type, abs(ln(near.price::float8 / own.price)), near.id
    limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** The other spaces on offer in the same house, the largest first. */
export async function findNeighborIds(handle: Handle, propertyId: string): Promise<number[]> {
  const rows = await handle
    .selectFrom('properties as own')
    .innerJoin('properties as other', 'other.premises_id', 'own.premises_id')
    .innerJoin('listing_search', 'listing_search.id', 'other.search_id')
    .select('listing_search.id')
    .where('own.id', '=', propertyId)
    .whereRef('other.id', '<>', 'own.id')
    .orderBy('listing_search.price', 'desc')
    .orderBy('listing_search.id')
    .execute()
  return rows.map(({ id }) => id)
}
