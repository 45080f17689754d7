-- What server/src/features/closure/closure.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockOpenRequests
select "id"
from "bookings"
where "expires_at" is not null
  and ("guest_id" = $1 or "host_id" = $2)
order by "id" for no key update;

-- findBookingsAhead
select "bookings"."id", "properties"."title", "properties"."time_zone" as "timeZone",
  lower(bookings.during) as "startsAt", case bookings.guest_id when $1 then 'guest' else 'host' end as "side"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where ("bookings"."guest_id" = $2 or "bookings"."host_id" = $3)
  and ("bookings"."state" = $4 or "bookings"."confirming_since" is not null)
  and upper(bookings.during) > $5
order by lower(bookings.during), "bookings"."id"
limit $6;

-- deactivateProfile
update "profiles"
set "status_before_deactivation" = "verification_status", "verification_status" = $1, "is_verified" = $2,
  "updated_at" = $3
where "id" = $4
  and "verification_status" <> $5;
