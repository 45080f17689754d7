-- What server/src/features/booking/read/reveal.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAccess
select "properties"."address", "properties"."city", "properties"."state", "properties"."zipcode",
  "properties"."country", "properties"."lat", "properties"."lng",
  "properties"."access_notes" as "accessNotes", "profiles"."full_name" as "name", "users"."email"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" on "profiles"."id" = $1
inner join "users" on "users"."id" = "profiles"."id"
where "bookings"."id" = $2;

-- insertReveal
insert into "booking_reveals" ("booking_id", "viewer_id", "at")
values ($1, $2, $3);
