-- What server/src/features/booking/refund.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRefund
select "refunds"."id", "refunds"."booking_id" as "bookingId", "refunds"."payment_id" as "paymentId",
  (refunds.amount_cents - refunds.to_credit_cents) as "amount", "refunds"."state", "refunds"."attempt",
  "refunds"."created_at" as "createdAt", "payments"."reference" as "chargeReference"
from "refunds"
inner join "payments" on "payments"."id" = "refunds"."payment_id"
where "refunds"."id" = $1;

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

-- updateRefund
update "refunds"
set "state" = $1, "reference" = $2, "settled_at" = $3
where "id" = $4
  and "state" in ($5);
delete from "assignments"
where "queue" = $1
  and "subject_id" = $2;
