-- What server/src/features/booking/read/booking-read.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReadRows
/* prepared */ select "bookings"."add_ons", "bookings"."answered_at", "bookings"."billing",
  "bookings"."cancellation_policy", "bookings"."cancellation_steps", "bookings"."choice",
  "bookings"."confirmed_at", "bookings"."confirming_by", "bookings"."confirming_since",
  "bookings"."created_at", "bookings"."credit_cents", "bookings"."crew", "bookings"."during",
  "bookings"."end_note", "bookings"."end_reason", "bookings"."ended_at", "bookings"."ended_by",
  "bookings"."expires_at", "bookings"."fee_cents", "bookings"."fee_hundredths", "bookings"."guest_id",
  "bookings"."host_id", "bookings"."house_rules", "bookings"."id", "bookings"."involves",
  "bookings"."is_instant", "bookings"."lines", "bookings"."penalty_cents", "bookings"."penalty_waived",
  "bookings"."production_kind", "bookings"."production_title", "bookings"."property_id", "bookings"."purpose",
  "bookings"."rates", "bookings"."refund_percent", "bookings"."rent_cents", "bookings"."request_hash",
  "bookings"."request_key", "bookings"."sent_at", "bookings"."state", "bookings"."subtotal_cents",
  "bookings"."tax_cents", "bookings"."tax_hundredths", "bookings"."time_zone", "bookings"."total_cents",
  "bookings"."turnaround_minutes", lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id", "properties"."title", "properties"."city",
  "properties"."state" as "region",
  (select photo_id from property_photos where property_photos.property_id = bookings.property_id order by position limit 1) as "coverId",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded",
  exists (select 1 from reviews where reviews.booking_id = bookings.id and reviews.author_id = $1::uuid) as "isReviewed",
  (bookings.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "isShared",
  (bookings.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "mayMessage",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."avatar_url" as "guestAvatarUrl", "guest"."is_verified" as "isGuestVerified",
  "guest_user"."created_at" as "guestSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."guest_id" and done.state = 'completed') as "guestCompleted",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."avatar_url" as "hostAvatarUrl", "host"."is_verified" as "isHostVerified",
  "host_user"."created_at" as "hostSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."host_id" and done.state = 'completed') as "hostCompleted"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "bookings"."id" = any($6)
  and (bookings.guest_id = $7::uuid or (("bookings"."host_id" = $8::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $9::uuid and shared.accepted_at is not null and shared.ended_at is null and $10 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) and (bookings.sent_at is not null or bookings.confirmed_at is not null or bookings.state = 'second_hold')));

-- findReadRows
/* prepared */ select "bookings"."add_ons", "bookings"."answered_at", "bookings"."billing",
  "bookings"."cancellation_policy", "bookings"."cancellation_steps", "bookings"."choice",
  "bookings"."confirmed_at", "bookings"."confirming_by", "bookings"."confirming_since",
  "bookings"."created_at", "bookings"."credit_cents", "bookings"."crew", "bookings"."during",
  "bookings"."end_note", "bookings"."end_reason", "bookings"."ended_at", "bookings"."ended_by",
  "bookings"."expires_at", "bookings"."fee_cents", "bookings"."fee_hundredths", "bookings"."guest_id",
  "bookings"."host_id", "bookings"."house_rules", "bookings"."id", "bookings"."involves",
  "bookings"."is_instant", "bookings"."lines", "bookings"."penalty_cents", "bookings"."penalty_waived",
  "bookings"."production_kind", "bookings"."production_title", "bookings"."property_id", "bookings"."purpose",
  "bookings"."rates", "bookings"."refund_percent", "bookings"."rent_cents", "bookings"."request_hash",
  "bookings"."request_key", "bookings"."sent_at", "bookings"."state", "bookings"."subtotal_cents",
  "bookings"."tax_cents", "bookings"."tax_hundredths", "bookings"."time_zone", "bookings"."total_cents",
  "bookings"."turnaround_minutes", lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id", "properties"."title", "properties"."city",
  "properties"."state" as "region",
  (select photo_id from property_photos where property_photos.property_id = bookings.property_id order by position limit 1) as "coverId",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded",
  exists (select 1 from reviews where reviews.booking_id = bookings.id and reviews.author_id = $1::uuid) as "isReviewed",
  (bookings.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "isShared",
  (bookings.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "mayMessage",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."avatar_url" as "guestAvatarUrl", "guest"."is_verified" as "isGuestVerified",
  "guest_user"."created_at" as "guestSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."guest_id" and done.state = 'completed') as "guestCompleted",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."avatar_url" as "hostAvatarUrl", "host"."is_verified" as "isHostVerified",
  "host_user"."created_at" as "hostSince",
  (select count(*) from bookings as done where done.guest_id = "bookings"."host_id" and done.state = 'completed') as "hostCompleted"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "bookings"."id" = any($6)
  and true;

-- findEvents
/* prepared */ select "booking_events"."at", "booking_events"."event", "booking_events"."party",
  "booking_events"."to_state" as "state",
  coalesce("helper"."preferred_name", "helper"."first_name", split_part("helper"."full_name", ' ', 1)) as "helper"
from "booking_events"
inner join "bookings" on "bookings"."id" = "booking_events"."booking_id"
left join "profiles" as "helper" on booking_events.party = 'host' and helper.id = booking_events.actor_id and helper.id <> bookings.host_id
where "booking_events"."booking_id" = $1
order by "booking_events"."id";

-- findRefunds
/* prepared */ select "amount_cents" as "amount", "to_credit_cents" as "toCredit", "kind", "state",
  "created_at" as "createdAt", "settled_at" as "settledAt"
from "refunds"
where "booking_id" = $1
order by "created_at", "id";

-- findPayoutOf
select "state", "due_at" as "dueAt", "paid_cents" as "paid", "withheld_cents" as "withheld",
  "settled_at" as "settledAt"
from "payouts"
where "booking_id" = $1
  and "cause" = $2;

-- countAhead
select count(*) as "count"
from "bookings"
where "property_id" = $1
  and "state" = $2
  and "expires_at" > $3
  and during && tstzrange($4, $5)
  and (created_at, id) < ($6, $7::uuid);
