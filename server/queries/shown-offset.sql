-- What server/src/features/listing/offset/shown-offset.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockAddress
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- findNeighbor
select "o"."property_id" as "propertyId", "o"."direction", "o"."distance", "p"."created_at" as "createdAt"
from "shown_offsets" as "o"
inner join "properties" as "p" on "p"."id" = "o"."property_id"
where "o"."property_id" <> $1
  and ("o"."address_key" = $2 or ("o"."lat" = $3 and "o"."lng" = $4))
order by "p"."created_at", "p"."id"
limit $5;

-- findOffset
select "direction", "distance"
from "shown_offsets"
where "property_id" = $1;

-- isOffsetOfAnother
select "property_id"
from "shown_offsets"
where "direction" = $1
  and "distance" = $2
  and "property_id" <> $3
limit $4;

-- upsertOffset
insert into "shown_offsets" ("property_id", "address_key", "lat", "lng", "direction", "distance")
values ($1, $2, $3, $4, $5, $6)
on conflict ("property_id") do update
set "address_key" = $7, "lat" = $8, "lng" = $9, "direction" = $10, "distance" = $11;

-- forgetNeighbors
delete from "shown_offsets"
where "property_id" in (select "o"."property_id" from "shown_offsets" as "o" where "o"."property_id" <> $1 and ("o"."address_key" = $2 or ("o"."lat" = $3 and "o"."lng" = $4)));

-- findWithoutOffset
select "p"."id"
from "properties" as "p"
left join "shown_offsets" as "o" on "o"."property_id" = "p"."id"
where "o"."property_id" is null
  and p.address <> '-'
order by "p"."created_at", "p"."id"
limit $1;

-- lockWithoutOffset
select "p"."address", "p"."city", "p"."country", "p"."zipcode" as "zip", "p"."lat", "p"."lng",
  "p"."shown_lat" as "shownLat", "p"."shown_lng" as "shownLng", "p"."privacy_level" as "privacyLevel",
  "p"."created_at" as "createdAt"
from "properties" as "p"
where "p"."id" = $1
  and p.address <> '-'
  and not exists (select "o"."property_id" from "shown_offsets" as "o" where "o"."property_id" = "p"."id")
for update of "p";

-- movePointOf
update "properties"
set "shown_lat" = $1, "shown_lng" = $2, "shown_radius_m" = $3
where "id" = $4;
