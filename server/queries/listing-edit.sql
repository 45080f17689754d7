-- What server/src/features/hosting/listing-edit.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- updateListing
update "properties"
set "title" = $1, "price_per_day_cents" = $2, "version" = "version" + $3, "updated_at" = $4
where "id" = $5
  and "version" = $6;

-- updateListing
update "properties"
set "lat" = $1, "lng" = $2, "shown_lat" = $3, "shown_lng" = $4, "shown_radius_m" = $5, "house_rules" = $6,
  "version" = "version" + $7, "updated_at" = $8
where "id" = $9
  and "version" = $10;

-- replacePhotos
delete from "property_photos"
where "property_id" = $1;
insert into "property_photos" ("property_id", "photo_id", "position")
values ($1, $2, $3);

-- copyIntoApplication
update "host_applications"
set "title" = $1, "photos" = $2
where "id" = $3;

-- givePhotos
update "photos"
set "owner_id" = $1
where "id" = any($2)
  and "owner_id" = $3;

-- copyPinIntoApplication
update "host_applications"
set "lat" = $1, "lng" = $2, "pin_moved" = $3
where "id" = $4;
