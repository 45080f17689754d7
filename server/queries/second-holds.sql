-- What server/src/features/calendar/second-holds.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSecondHolds
select "bookings"."id", "bookings"."property_id" as "propertyId", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."expires_at" as "until",
  "bookings"."production_title" as "production",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "guest"
from "bookings"
inner join "profiles" on "profiles"."id" = "bookings"."guest_id"
where "bookings"."property_id" = any($1::uuid[])
  and "bookings"."state" = $2
  and (bookings.expires_at is null or bookings.expires_at > $3)
  and bookings.during && tstzrange($4, $5)
order by "bookings"."created_at", "bookings"."id";
