-- What server/src/features/search/project/projection.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockListing
select "search_id" as "searchId"
from "properties"
where "id" = $1 for no key update;

-- findListingsOfHost
select "id"
from "properties"
where "host_id" = $1
order by "search_id";

-- findListingFacts
select "p"."search_id" as "searchId", case when h.spaces > 1 then h.number end as "premises", "p"."title",
  "p"."tagline", "p"."description", "p"."highlights", "p"."amenities", "p"."property_type" as "propertyType",
  "p"."privacy_level" as "privacyLevel", "p"."booking_approval" as "bookingApproval",
  "p"."max_guests" as "maxGuests", "p"."size_sqft" as "sizeSqft", "p"."price_per_day_cents" as "pricePerDay",
  "p"."hourly_rate_cents" as "hourlyRate", "p"."weekend_days" as "weekendDays",
  "p"."weekend_price_cents" as "weekendPrice", "p"."weekend_hourly_rate_cents" as "weekendHourlyRate",
  "p"."weekly_discount_percent" as "weeklyDiscountPercent", "p"."cleaning_fee_cents" as "cleaningFee",
  "p"."menu", "p"."rating_hundredths" as "ratingHundredths", "p"."review_count" as "reviewCount",
  "p"."shown_lat" as "lat", "p"."shown_lng" as "lng", "p"."time_zone" as "timeZone",
  "p"."opens_at" as "opensAt", "p"."closes_at" as "closesAt", "p"."week_hours" as "weekHours",
  "p"."rents_by" as "rentsBy", "p"."space_kind" as "spaceKind", "p"."minimum_hours" as "minimumHours",
  "p"."notice_hours" as "noticeHours", "p"."min_days" as "minDays", "p"."max_days" as "maxDays",
  "p"."turnaround_minutes" as "turnaroundMinutes", "p"."created_at" as "createdAt",
  "p"."place_id" as "placeId", "c"."name" as "city", "c"."region_id" as "regionId",
  "r"."code" as "regionCode", "r"."name" as "regionName", "z"."id" as "zoneId",
  (select count(*) as "count" from "property_photos" where "property_photos"."property_id" = "p"."id") as "photoCount",
  (select min("price_overrides"."price_cents") as "lowest" from "price_overrides" where "price_overrides"."property_id" = "p"."id") as "lowestOverride",
  (select min("hourly_price_overrides"."price_cents") as "lowest" from "hourly_price_overrides" where "hourly_price_overrides"."property_id" = "p"."id") as "lowestHourlyOverride"
from "properties" as "p"
inner join "users" as "u" on "u"."id" = "p"."host_id"
inner join "profiles" as "f" on "f"."id" = "p"."host_id"
inner join "places" as "c" on "c"."id" = "p"."place_id"
inner join "regions" as "r" on "r"."id" = "c"."region_id"
left join "zones" as "z" on "z"."name" = "p"."time_zone"
inner join "premises" as "h" on "h"."id" = "p"."premises_id"
where "p"."search_id" = $1
  and "p"."available" = $2
  and "u"."suspended_at" is null
  and "f"."verification_status" <> $3
  and not ((select true from access_whitelist as listed where listed.email = "u"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb);

-- ensureZone
insert into "zones" ("name")
values ($1)
on conflict ("name") do nothing
returning "id";

-- upsertProjection
with counted as ( update places set listing_count = listing_count + change.by from ( select city_id, sum(by)::int as by from ( select city_id, -1 as by from listing_search where id = $1 union all select $2::int, 1 ) steps group by city_id having sum(by) <> 0 ) change where places.id = change.city_id ),
  projected as ( insert into listing_search ( id, lat, lng, city_id, state_id, cell, price, hourly, least_block, least_day, size_sqft, created_s, score, am, crew, ptype, zone_id, opens_at, closes_at, week_hours, rents_by, kind, minimum_hours, notice_hours, min_days, max_days, turnaround_minutes, premises, bucket ) values ( $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, extract(epoch from $14::timestamptz), $15, $16, $17, $18, $19, $20, $21, $22::smallint[], $23, $24, $25, $26, $27, $28, $29, $30, (abs(hashint8($31::bigint)::bigint) % 4096)::smallint ) on conflict (id) do update set ( lat, lng, city_id, state_id, cell, price, hourly, least_block, least_day, size_sqft, created_s, score, am, crew, ptype, zone_id, opens_at, closes_at, week_hours, rents_by, kind, minimum_hours, notice_hours, min_days, max_days, turnaround_minutes, premises ) = ( excluded.lat, excluded.lng, excluded.city_id, excluded.state_id, excluded.cell, excluded.price, excluded.hourly, excluded.least_block, excluded.least_day, excluded.size_sqft, excluded.created_s, excluded.score, excluded.am, excluded.crew, excluded.ptype, excluded.zone_id, excluded.opens_at, excluded.closes_at, excluded.week_hours, excluded.rents_by, excluded.kind, excluded.minimum_hours, excluded.notice_hours, excluded.min_days, excluded.max_days, excluded.turnaround_minutes, excluded.premises ) ) insert into listing_text (id, bucket, title, tsv)
values ( $32, (abs(hashint8($33::bigint)::bigint) % 4096)::smallint, unaccent($34), setweight(to_tsvector('english', unaccent($35)), 'A') || setweight(to_tsvector('english', unaccent($36)), 'B') || setweight(to_tsvector('english', unaccent($37)), 'C') || array_to_tsvector($38::text[]) )
on conflict (id) do update
set (title, tsv) = (excluded.title, excluded.tsv);

-- removeProjection
with gone as (delete from listing_search where id = $1 returning city_id) update places
set listing_count = listing_count - 1
from gone
where places.id = gone.city_id;

-- findWithoutLeast
select "p"."id"
from "listing_search" as "s"
inner join "properties" as "p" on "p"."search_id" = "s"."id"
where "s"."least_block" = 0
order by "s"."id"
limit $1;
