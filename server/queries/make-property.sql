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
select "id", "version", "address", "zipcode", "city", "state", "country", "time_zone"
from "properties"
where "application_id" = $1
for update;

-- findStartsAhead
select lower(during) as "startsAt"
from "bookings"
where "property_id" = $1
  and ("state" = $2 or "expires_at" is not null)
  and upper(during) > $3
order by lower(during)
limit $4;

-- updateProperty
update "properties"
set "title" = $1, "version" = $2, "updated_at" = $3
where "id" = $4;
