-- What server/src/features/booking/cancellation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findLastFree
select "ended_at" as "at"
from "bookings"
where "host_id" = $1
  and "state" = $2
  and "penalty_waived" = $3
order by "ended_at" desc
limit $4;

-- takeTurnsOfHost
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- insertRefund
insert into "refunds" ("booking_id", "payment_id", "amount_cents", "to_credit_cents", "kind", "claim_id", "reason", "requested_by", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict on constraint "refunds_pkey" do nothing
returning "id";

-- insertRefund
insert into "refunds" ("id", "booking_id", "payment_id", "amount_cents", "to_credit_cents", "kind", "claim_id", "reason", "requested_by", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict on constraint "refunds_pkey" do nothing
returning "id";

-- sumToCard
select coalesce(sum(amount_cents - to_credit_cents), 0)::bigint as "sum"
from "refunds"
where "booking_id" = $1;

-- findAskedRefund
select "booking_id" as "bookingId", "amount_cents" as "amount"
from "refunds"
where "id" = $1;
