-- What server/src/features/listing/write/make-property.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- keepPlace
insert into "regions" ("country", "code", "name")
values ($1, $2, $3)
on conflict on constraint "regions_once" do update
set "name" = $4
returning "id";
insert into "places" ("region_id", "name", "lat", "lng")
values ($1, $2, $3, $4)
on conflict on constraint "places_once" do update
set "name" = $5
returning "id";

-- insertProperty
insert into "properties" ("id", "host_id", "application_id", "title", "description", "property_type", "place_type", "privacy_level", "address", "city", "state", "country", "zipcode", "time_zone", "place_id", "lat", "lng", "shown_lat", "shown_lng", "shown_radius_m", "max_guests", "bedrooms", "beds", "bathrooms", "price_per_day_cents", "calendar_token", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28);

-- replacePhotos
delete from "property_photos"
where "property_id" = $1;
select "id"
from "photos"
where "id" in ($1) for share;
insert into "property_photos" ("property_id", "photo_id", "position")
values ($1, $2, $3);

-- lockPropertyOf
select "id", "version", "address", "zipcode", "city", "state", "country", "time_zone", "lat", "lng"
from "properties"
where "application_id" = $1
for update;

-- findStartsAhead
select lower(during) as "startsAt"
from "bookings"
where "property_id" in (select "space"."id" from "properties" as "own" inner join "properties" as "space" on "space"."premises_id" = "own"."premises_id" where "own"."id" = $1)
  and ("state" = $2 or "expires_at" is not null)
  and upper(during) > $3
order by lower(during)
limit $4;

-- lockHouseOf
select "premises_id" as "premisesId"
from "properties"
where "application_id" = $1;

-- lockSpacesAt
select "id"
from "properties"
where "premises_id" = $1
order by "search_id" for no key update;

-- findSpacesBeside
select "other"."id", "other"."privacy_level" as "privacyLevel", "own"."address", "own"."zipcode" as "zip",
  "own"."city", "own"."state", "own"."country", "own"."lat", "own"."lng"
from "properties" as "own"
inner join "properties" as "other" on "other"."premises_id" = "own"."premises_id"
where "own"."id" = $1
  and "other"."id" <> "own"."id"
  and "other"."removed_at" is null
order by "other"."search_id";

-- copyPlace
update host_applications as asked
set ( property_address, property_zipcode, property_city, property_state, property_country, lat, lng, pin_moved, time_zone) = ( own.address, own.zipcode, own.city, own.state, own.country, own.lat, own.lng, true, own.time_zone)
from properties as own, properties as other
where own.id = $1
  and other.id = $2
  and asked.id = other.application_id
  and asked.status = 'approved';
update properties as other
set ( address, zipcode, city, state, country, place_id, time_zone, lat, lng, shown_lat, shown_lng, shown_radius_m, version) = ( own.address, own.zipcode, own.city, own.state, own.country, own.place_id, own.time_zone, own.lat, own.lng, $1::float8, $2::float8, $3::int, other.version + 1)
from properties as own
where own.id = $4
  and other.id = $5;

-- updateProperty
update "properties"
set "title" = $1, "version" = $2, "updated_at" = $3
where "id" = $4;
