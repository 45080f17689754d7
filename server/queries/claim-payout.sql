-- What server/src/features/claim/claim-payout.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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
  and not exists (select "claims"."id" from "claims" where "claims"."booking_id" = $5 and "claims"."state" in ($6, $7))
returning "id", "due_at" as "dueAt";

-- insertClaimPayout
insert into "payouts" ("cause", "claim_id", "booking_id", "host_id", "due_at", "created_at", "state")
values ($1, $2, $3, $4, $5, $6, case when exists (select 1 from claims where claims.booking_id = $7::uuid and claims.state in ('open', 'answered')) then 'held' else 'scheduled' end)
on conflict on constraint "payouts_claim_once" do nothing
returning "id", state = 'held' as "isHeld";
