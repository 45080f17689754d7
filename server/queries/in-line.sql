-- What server/src/features/booking/second-hold/in-line.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findInLine
select "bookings"."id"
from "properties" as "freed"
inner join "properties" as "wanted" on "wanted"."premises_id" = "freed"."premises_id" and (wanted.areas + wanted.shared_areas) && (freed.areas + freed.shared_areas)
inner join "bookings" on "bookings"."property_id" = "wanted"."id"
where "freed"."id" = $1
  and "bookings"."state" = $2
  and tstzrange(lower(bookings.during), upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes)) && tstzrange($3, $4)
  and exists (select from properties as space join users as host on host.id = space.host_id join profiles as hosting on hosting.id = space.host_id where space.id = bookings.property_id and space.available and host.suspended_at is null and hosting.verification_status <> 'deactivated' and not ((select true from access_whitelist as listed where listed.email = "host"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb))
  and not exists (select from user_blocks where (blocker_id, blocked_id) in ( (bookings.guest_id, bookings.host_id), (bookings.host_id, bookings.guest_id)))
order by "bookings"."created_at", "bookings"."id";

-- findAllInLine
select "bookings"."id"
from "properties" as "freed"
inner join "properties" as "wanted" on "wanted"."premises_id" = "freed"."premises_id" and (wanted.areas + wanted.shared_areas) && (freed.areas + freed.shared_areas)
inner join "bookings" on "bookings"."property_id" = "wanted"."id"
where "freed"."id" = $1
  and "bookings"."state" = $2
  and tstzrange(lower(bookings.during), upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes)) && tstzrange($3, $4)
  and wanted.areas && freed.areas
order by "bookings"."created_at", "bookings"."id";

-- hasOwnThere
select "id"
from "bookings"
where "guest_id" = $1
  and "property_id" = $2
  and "state" in ($3, $4, $5, $6, $7)
  and (expires_at is null or expires_at > $8 or confirming_since is not null)
  and tstzrange(lower(bookings.during), upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes)) && tstzrange($9, $10)
limit $11;

-- findFreeInLine
select "bookings"."property_id" as "propertyId", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "bookings"."state" = $1
  and "bookings"."expires_at" > $2
  and exists (select from properties as space join users as host on host.id = space.host_id join profiles as hosting on hosting.id = space.host_id where space.id = bookings.property_id and space.available and host.suspended_at is null and hosting.verification_status <> 'deactivated' and not ((select true from access_whitelist as listed where listed.email = "host"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb))
  and not exists (select from user_blocks where (blocker_id, blocked_id) in ( (bookings.guest_id, bookings.host_id), (bookings.host_id, bookings.guest_id)))
  and not exists (select "busy_times"."listing_id" from "busy_times" where "busy_times"."listing_id" = "properties"."search_id" and upper(busy_times.during) > lower(bookings.during) and lower(busy_times.during) < upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes))
order by "bookings"."created_at"
limit $3;
