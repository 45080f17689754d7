-- What server/src/features/search/suggest/place.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCity
select c.id, c.name, c.lat, c.lng, c.listing_count as size, r.code as "regionCode", r.name as "regionName"
from unnest($1::text[], $2::text[]) with ordinality as asked (city, region, n)
join places c on lower(c.name) = asked.city
join regions r on r.id = c.region_id
where (unaccent(asked.region) is null or unaccent(asked.region) in (lower(r.code), unaccent(lower(r.name)), lower(r.country)))
order by asked.n, c.listing_count desc, c.id
limit 1;

-- findCitiesLike
select c.id, c.name, c.lat, c.lng, c.listing_count as size, r.code as "regionCode", r.name as "regionName"
from places c
join regions r on r.id = c.region_id
where lower(c.name) % $1
  and c.listing_count > 0
  and (unaccent($2::text) is null or unaccent($3::text) in (lower(r.code), unaccent(lower(r.name)), lower(r.country)))
order by similarity(lower(c.name), $4) desc, c.listing_count desc, c.id
limit $5;

-- findRegion
select r.id, r.code, r.name,
  ( select coalesce(sum(c.listing_count), 0)::int from places c where c.region_id = r.id ) as size
from regions r
where lower(r.code) = $1 or unaccent(lower(r.name)) = unaccent($2)
order by size desc, r.id
limit 1;

-- findRegionsByPrefix
select *
from ( select r.id, r.code, r.name, ( select coalesce(sum(c.listing_count), 0)::int from places c where c.region_id = r.id ) as size from regions r where unaccent(lower(r.name)) like unaccent($1) or lower(r.code) = $2 ) found
where size > 0
order by size desc, id
limit $3;

-- findCitiesByPrefix
select c.id, c.name, c.lat, c.lng, c.listing_count as size, r.code as "regionCode", r.name as "regionName"
from places c
join regions r on r.id = c.region_id
where lower(c.name) like $1
  and c.listing_count > 0
order by c.listing_count desc, c.id
limit $2;

-- countEverywhere
select coalesce(sum(listing_count), 0)::int as size
from places;

-- countNear
select coalesce(sum(listing_count), 0)::int as size
from places
where power((lat - $1::float8) * 111.2, 2) + power((lng - $2::float8) * 111.2 * cos(radians($3::float8)), 2) <= $4::float8;
