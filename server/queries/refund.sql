-- What server/src/features/booking/refund.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRefund
select "refunds"."id", "refunds"."booking_id" as "bookingId", "refunds"."payment_id" as "paymentId",
  "refunds"."amount_cents" as "amount", "refunds"."state", "refunds"."created_at" as "createdAt",
  "payments"."reference" as "chargeReference"
from "refunds"
inner join "payments" on "payments"."id" = "refunds"."payment_id"
where "refunds"."id" = $1;

-- findSentRefunds
select "id", "booking_id" as "bookingId", "amount_cents" as "amount", "state"
from "refunds"
where "payment_id" = $1
  and "state" in ($2, $3)
order by "created_at" desc, "id";

-- updateRefund
update "refunds"
set "state" = $1, "reference" = $2, "settled_at" = $3
where "id" = $4
  and "state" in ($5);
