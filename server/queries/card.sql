-- What server/src/features/search/card.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCardRows
select "p"."id", "p"."search_id" as "searchId", "p"."title", "p"."tagline",
  "p"."property_type" as "propertyType", "p"."city", "p"."state", "p"."privacy_level" as "privacyLevel",
  "p"."max_guests" as "maxGuests", "p"."size_sqft" as "sizeSqft", "p"."price_per_day_cents" as "pricePerDay",
  "p"."hourly_rate_cents" as "hourlyRate", "p"."rating_hundredths" as "ratingHundredths",
  "p"."review_count" as "reviewCount", "p"."booking_approval" as "bookingApproval", "p"."shown_lat" as "lat",
  "p"."shown_lng" as "lng", "p"."shown_radius_m" as "radiusM", "cover"."photo_id" as "coverId"
from "properties" as "p"
inner join lateral (select "photo_id" from "property_photos" where "property_id" = "p"."id" order by "position" limit $1) as "cover" on true
where p.id = any($2::uuid[]);

-- findCardRows
select "p"."id", "p"."search_id" as "searchId", "p"."title", "p"."tagline",
  "p"."property_type" as "propertyType", "p"."city", "p"."state", "p"."privacy_level" as "privacyLevel",
  "p"."max_guests" as "maxGuests", "p"."size_sqft" as "sizeSqft", "p"."price_per_day_cents" as "pricePerDay",
  "p"."hourly_rate_cents" as "hourlyRate", "p"."rating_hundredths" as "ratingHundredths",
  "p"."review_count" as "reviewCount", "p"."booking_approval" as "bookingApproval", "p"."shown_lat" as "lat",
  "p"."shown_lng" as "lng", "p"."shown_radius_m" as "radiusM", "cover"."photo_id" as "coverId"
from "properties" as "p"
inner join lateral (select "photo_id" from "property_photos" where "property_id" = "p"."id" order by "position" limit $1) as "cover" on true
where p.search_id = any($2::bigint[]);

-- findNeighborIds
select "listing_search"."id"
from "properties" as "own"
inner join "properties" as "other" on "other"."premises_id" = "own"."premises_id"
inner join "listing_search" on "listing_search"."id" = "other"."search_id"
where "own"."id" = $1
  and "other"."id" <> "own"."id"
order by "listing_search"."price" desc, "listing_search"."id";

-- findSimilarIds
with own as ( select p.search_id, p.premises_id, p.place_id, c.region_id, p.price_per_day_cents as price, p.property_type as type from properties p join places c on c.id = p.place_id where p.id = $1 ),
  city as ( select s.id, s.price, 0 as tier from listing_search s where s.city_id = (select place_id from own) and s.id <> (select search_id from own) order by s.score desc, s.id desc limit $2 ),
  state as ( select s.id, s.price, 1 as tier from listing_search s where s.state_id = (select region_id from own) and s.city_id <> (select place_id from own) and (select count(*) from city) < $3::int order by s.score desc, s.id desc limit $4 ),
  elsewhere as ( select s.id, s.price, 2 as tier from listing_search s where s.state_id <> (select region_id from own) and (select count(*) from city) + (select count(*) from state) < $5::int order by s.score desc, s.id desc limit $6 ) select near.id
from (select * from city union all select * from state union all select * from elsewhere) near
join properties p on p.search_id = near.id cross
join own
where p.premises_id <> own.premises_id
order by near.tier, p.property_type <> own.type, abs(ln(near.price::float8 / own.price)), near.id
limit $7;
