-- What server/src/features/booking/steps/payout.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countCompleted
select count(*) as "count"
from "bookings"
where "host_id" = $1
  and "state" = $2;

-- countCompletedBy
select count(*) as "count"
from "bookings"
where "host_id" = $1
  and (state = 'completed' or (state = 'confirmed' and upper(during) <= $2));

-- insertPayout
insert into "payouts" ("booking_id", "host_id", "due_at", "created_at", "state")
values ($1, $2, $3, $4, case when is_contested($5::uuid) then 'held' else 'scheduled' end)
on conflict ("booking_id")
where "cause" = $6 do nothing
returning "id";

-- lockPayoutOf
select "id", "state", "due_cents" as "due"
from "payouts"
where "booking_id" = $1
  and "cause" = $2
for update;
