-- What server/src/features/booking/read/reveal.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAccess
select "properties"."address", "properties"."city", "properties"."state", "properties"."zipcode",
  "properties"."country", "properties"."lat", "properties"."lng",
  "properties"."access_notes" as "accessNotes", "properties"."wifi_name" as "wifiName",
  "properties"."wifi_password" as "wifiPassword", "properties"."parking", "properties"."load_in" as "loadIn",
  "properties"."arrival_photos" as "arrivalPhotos", "profiles"."full_name" as "name", "users"."email"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" on "profiles"."id" = $1
inner join "users" on "users"."id" = "profiles"."id"
where "bookings"."id" = $2;

-- insertReveal
insert into "booking_reveals" ("booking_id", "viewer_id", "at")
values ($1, $2, $3);
