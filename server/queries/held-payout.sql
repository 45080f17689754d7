-- What server/src/features/payment/payout-hold/held-payout.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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

-- unholdPayouts
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

-- unholdPayoutsOf
update payouts
set state = 'scheduled', due_at = greatest(payouts.due_at, $1)
from (select id from payouts where host_id = $2 and state = 'held' order by id for update) as theirs
where payouts.id = theirs.id
  and (payouts.booking_id is null or not is_contested(payouts.booking_id))
  and not exists (select from users where users.id = $3 and suspended_at is not null)
returning payouts.id, payouts.due_at as "dueAt";

-- markDisputed
update "charges"
set "disputed_at" = $1
where "id" = $2;
