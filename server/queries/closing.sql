-- What server/src/features/closure/closing.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOpenClaims
select "claims"."id", "properties"."title"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "claims"."state" in ($1, $2)
  and $3::uuid in (claims.claimant_id, claims.respondent_id)
order by "claims"."created_at", "claims"."id"
limit $4;

-- findOwedClaims
select "claims"."id", "properties"."title", claims.awarded_cents as "amount"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "claims"."respondent_id" = $1
  and "claims"."side" = $2
  and "claims"."state" = $3
  and "claims"."awarded_cents" > $4
  and not exists (select from charges paid where paid.claim_id = claims.id and paid.state = 'captured')
order by "claims"."decided_at", "claims"."id"
limit $5;

-- findPayoutsUnderWay
select "payouts"."id", "properties"."title", "payouts"."due_cents" as "amount", "payouts"."due_at" as "dueAt"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
where "payouts"."host_id" = $1
  and "payouts"."state" not in ($2, $3)
order by "payouts"."due_at", "payouts"."id"
limit $4;

-- markClosed
update "users"
set "closed_at" = $1, "closing_until" = $2
where "id" = $3;

-- markOpen
update "users"
set "closed_at" = $1, "closing_until" = $2
where "id" = $3
  and "closing_until" > $4;

-- findLeaver
select "email", "time_zone" as "timeZone", closing_until as "until"
from "users"
where "id" = $1
  and "closed_at" is not null
  and "closing_until" > $2;
