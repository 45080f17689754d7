-- What server/src/features/payment/refund/refund.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAskedRefund
select "booking_id" as "bookingId", "amount_cents" as "amount"
from "refunds"
where "id" = $1;

-- findRefund
select "refunds"."id", "refunds"."booking_id" as "bookingId", "refunds"."payment_id" as "chargeId",
  (refunds.amount_cents - refunds.to_credit_cents) as "amount", "refunds"."state", "refunds"."attempt",
  "refunds"."created_at" as "createdAt", "charges"."reference" as "chargeReference"
from "refunds"
inner join "charges" on "charges"."id" = "refunds"."payment_id"
where "refunds"."id" = $1;

-- findRefundable
select "id",
  amount_cents - coalesce((select sum(refunds.amount_cents - refunds.to_credit_cents) from refunds where refunds.payment_id = charges.id), 0)::bigint as "left"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "state" = $3
order by "created_at" desc;

-- findSentRefunds
select "id", "booking_id" as "bookingId", (refunds.amount_cents - refunds.to_credit_cents) as "amount",
  "state", "attempt"
from "refunds"
where "payment_id" = $1
  and (refunds.amount_cents - refunds.to_credit_cents) > $2
  and "state" in ($3, $4)
  and settled_through is distinct
from 'bank'
order by "created_at" desc, "id";

-- findUnsentRefunds
select "id"
from "refunds"
where "state" = $1
  and "created_at" <= $2
order by "created_at"
limit $3;

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

-- updateRefund
update "refunds"
set "state" = $1, "reference" = $2, "settled_at" = $3
where "id" = $4
  and "state" in ($5);
delete from "assignments"
where "queue" = $1
  and "subject_id" = $2;
