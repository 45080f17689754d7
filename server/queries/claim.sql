-- What server/src/features/claim/claim.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findClaim
select *
from "claims"
where "id" = $1;

-- lockClaim
select *
from "claims"
where "id" = $1 for no key update;

-- insertClaim
insert into "claims" ("booking_id", "side", "claimant_id", "respondent_id", "kind", "details", "asked_cents", "created_at", "answer_due_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("booking_id", "side")
where "state" <> $10 do nothing
returning *;

-- updateClaim
update "claims"
set "state" = $1, "ended_at" = $2
where "id" = $3;
delete from "assignments"
where "queue" = $1
  and "subject_id" = $2;

-- hasClaimed
select "id"
from "claims"
where "booking_id" = $1
  and "side" = $2
  and "state" <> $3;

-- findClaimsOf
select "claims".*,
  case when claims.side = 'host' and claims.state = 'decided' and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end as "owed"
from "claims"
where "booking_id" = $1
order by "created_at" desc, "id" desc;

-- findClaimFacts
select "properties"."title", "bookings"."production_title" as "production",
  lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt",
  "bookings"."time_zone" as "timeZone",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  case when claims.side = 'host' and claims.state = 'decided' and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end as "owed",
  exists (select 1 from payouts where payouts.booking_id = claims.booking_id and payouts.state = 'held') as "isPayoutHeld"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
where "claims"."id" = $1;

-- findClaimRefund
select "amount_cents" as "amount", "state", "settled_at" as "settledAt"
from "refunds"
where "claim_id" = $1;
