-- What server/src/features/claim/claim-mail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findClaimLetter
select "claims"."id", "claims"."side", "claims"."state", "claims"."asked_cents" as "asked",
  "claims"."awarded_cents" as "awarded", "claims"."agrees", "claims"."answer_due_at" as "answerDueAt",
  case when claims.side = 'host' and claims.state = 'decided' and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end as "owed",
  lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt",
  "bookings"."time_zone" as "timeZone", "bookings"."production_title" as "production", "properties"."title",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."full_name" as "guestFullName", "guest_user"."email" as "guestEmail",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."full_name" as "hostFullName", "host_user"."email" as "hostEmail"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "claims"."id" = $1;
