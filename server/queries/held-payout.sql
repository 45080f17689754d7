-- What server/src/features/booking/held-payout.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- holdPayouts
select "id"
from "payouts"
where "booking_id" = $1
order by "id"
for update;
update "payouts"
set "state" = $1
where "booking_id" = $2
  and "state" in ($3, $4, $5)
returning "id";

-- letPayoutsGo
select "id"
from "payouts"
where "booking_id" = $1
order by "id"
for update;
update "payouts"
set "state" = $1, "due_at" = greatest(due_at, $2)
where "booking_id" = $3
  and "state" = $4
  and not is_contested($5::uuid)
returning "id", "due_at" as "dueAt";

-- markDisputed
update "payments"
set "disputed_at" = $1
where "reference" = $2;
update "claim_charges"
set "disputed_at" = $1
where "reference" = $2;
