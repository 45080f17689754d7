-- What server/src/features/booking/payment.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countDeclines
select count(*) as "declines"
from "payments"
where "booking_id" = $1
  and "decline_code" is not null;

-- findClaimCharge
select "claim_charges"."id", "claims"."id" as "claimId", "claims"."booking_id" as "bookingId"
from "claim_charges"
inner join "claims" on "claims"."id" = "claim_charges"."claim_id"
where "claim_charges"."reference" = $1;

-- findLivePayment
select *
from "payments"
where "booking_id" = $1
  and "state" in ($2, $3, $4, $5);

-- findLatestPayment
select *
from "payments"
where "booking_id" = $1
order by "attempt" desc
limit $2 /* prepared */;

-- findPayment
select *
from "payments"
where "id" = $1 /* prepared */;

-- findPaymentByReference
select *
from "payments"
where "reference" = $1;

-- findReleasing
select "id"
from "payments"
where "booking_id" = $1
  and "state" = $2;

-- insertPayment
insert into "payments" ("id", "booking_id", "attempt", "token", "customer", "amount_cents", "state", "created_at")
values ($1, $2, (select coalesce(max(attempt), 0) + 1 from payments where booking_id = $3::uuid), $4, $5, $6, $7, $8) /* prepared */;

-- updatePayment
update "payments"
set "state" = $1, "reference" = $2, "authorised_until" = $3, "client_secret" = $4, "settled_at" = $5,
  "card" = $6
where "id" = $7
  and "state" in ($8, $9) /* prepared */;
