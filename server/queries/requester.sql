-- What server/src/features/booking/requester.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- hasConfirmedEmail
select "email_confirmed_at" as "at"
from "users"
where "id" = $1;

-- areBlocked
select "blocker_id"
from "user_blocks"
where (("blocker_id" = $1 and "blocked_id" = $2) or ("blocker_id" = $3 and "blocked_id" = $4))
limit $5;

-- findOwedClaim
select "claims"."id", "claims"."awarded_cents" as "amount", "properties"."title"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "claims"."respondent_id" = $1
  and "claims"."side" = $2
  and "claims"."state" = $3
  and "claims"."awarded_cents" > $4
  and not exists (select "claim_charges"."id" from "claim_charges" where "claim_charges"."claim_id" = "claims"."id" and "claim_charges"."state" = $5)
order by "claims"."decided_at"
limit $6;
