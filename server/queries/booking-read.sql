-- What server/src/features/booking/booking-read.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReadRows
select "bookings".*, lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id", "properties"."title", "properties"."city",
  "properties"."state" as "region",
  (select photo_id from property_photos where property_photos.property_id = bookings.property_id order by position limit 1) as "coverId",
  coalesce("guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."is_verified" as "isGuestVerified", "guest_user"."created_at" as "guestSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."guest_id" and done.state = 'completed') as "guestCompleted",
  coalesce("host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."is_verified" as "isHostVerified", "host_user"."created_at" as "hostSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."host_id" and done.state = 'completed') as "hostCompleted"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "bookings"."id" = any($1)
  and (bookings.guest_id = $2::uuid or (bookings.host_id = $3::uuid and (bookings.sent_at is not null or bookings.confirmed_at is not null)));

-- findReadRows
select "bookings".*, lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id", "properties"."title", "properties"."city",
  "properties"."state" as "region",
  (select photo_id from property_photos where property_photos.property_id = bookings.property_id order by position limit 1) as "coverId",
  coalesce("guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."is_verified" as "isGuestVerified", "guest_user"."created_at" as "guestSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."guest_id" and done.state = 'completed') as "guestCompleted",
  coalesce("host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."is_verified" as "isHostVerified", "host_user"."created_at" as "hostSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."host_id" and done.state = 'completed') as "hostCompleted"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "bookings"."id" = any($1)
  and true;

-- findEvents
select "at", "event", "party", "to_state" as "state"
from "booking_events"
where "booking_id" = $1
order by "id";

-- findRefunds
select "amount_cents" as "amount", "kind", "state", "settled_at" as "settledAt"
from "refunds"
where "booking_id" = $1
order by "created_at", "id";

-- findPayoutOf
select "state", "due_at" as "dueAt", "paid_cents" as "paid", "withheld_cents" as "withheld",
  "settled_at" as "settledAt"
from "payouts"
where "booking_id" = $1;

-- countAhead
select count(*) as "count"
from "bookings"
where "property_id" = $1
  and "state" = $2
  and "expires_at" > $3
  and during && tstzrange($4, $5)
  and (created_at, id) < ($6, $7::uuid);
