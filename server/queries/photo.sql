-- What server/src/features/photo/photo.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertPhoto
insert into "photos" ("id", "owner_id", "alt", "width", "height", "color", "widths", "has_avif", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- findPhotoRows
/* prepared */ select "id", "alt", "width", "height", "color", "widths", "has_avif" as "hasAvif"
from "photos"
where "id" = any($1);

-- isOfListing
/* prepared */ select "photo_id"
from "property_photos"
where "photo_id" = $1 union all select "id" as "photo_id"
from "properties"
where menu_photos @> array[$2::uuid]
limit $3;

-- holdPhotosOf
select "id"
from "photos"
where "id" = any($1)
  and "owner_id" = $2
order by "id" for key share;

-- updateAlt
update "photos"
set "alt" = $1
where "id" = $2
  and "owner_id" = $3
returning "id", "alt", "width", "height", "color", "widths", "has_avif" as "hasAvif";

-- findPhotoToEncode
select "widths", "created_at" as "createdAt"
from "photos"
where "id" = $1
  and "has_avif" = $2;

-- markAvif
update "photos"
set "has_avif" = $1
where "id" = $2
returning "id";

-- findUnusedOf
select "photos"."id"
from "photos"
where not exists (select "photo_id" from "property_photos" where "property_photos"."photo_id" = "photos"."id")
  and not exists (select "listing_drafts"."id" from "listing_drafts" where listing_drafts.photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.arrival_photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.menu_photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.terms -> 'arrivalPhotos' @> to_jsonb(photos.id))
  and "photos"."created_at" >= $1
  and "photos"."created_at" < $2
order by "photos"."created_at"
limit $3;

-- findUnusedIn
select "photos"."id"
from "photos"
where not exists (select "photo_id" from "property_photos" where "property_photos"."photo_id" = "photos"."id")
  and not exists (select "listing_drafts"."id" from "listing_drafts" where listing_drafts.photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.arrival_photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.menu_photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.terms -> 'arrivalPhotos' @> to_jsonb(photos.id))
  and "photos"."id" >= $1
  and "photos"."id" <= $2
  and "photos"."created_at" < $3
order by "photos"."id"
limit $4;

-- deleteUnusedPhoto
select "id"
from "photos"
where "id" = $1
for update;
select "photos"."id"
from "photos"
where not exists (select "photo_id" from "property_photos" where "property_photos"."photo_id" = "photos"."id")
  and not exists (select "listing_drafts"."id" from "listing_drafts" where listing_drafts.photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.arrival_photos @> array[photos.id])
  and not exists (select "properties"."id" from "properties" where properties.menu_photos @> array[photos.id])
  and not exists (select "host_applications"."id" from "host_applications" where host_applications.terms -> 'arrivalPhotos' @> to_jsonb(photos.id))
  and "photos"."id" = $1;
delete from "photos"
where "id" = $1
returning "widths";
