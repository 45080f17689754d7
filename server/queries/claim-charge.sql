-- What server/src/features/claim/claim-charge.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCharge
select *
from "claim_charges"
where "id" = $1;

-- findLiveCharge
select *
from "claim_charges"
where "claim_id" = $1
  and "state" in ($2, $3, $4);

-- findLatestCharge
select *
from "claim_charges"
where "claim_id" = $1
order by "attempt" desc
limit $2;

-- insertCharge
insert into "claim_charges" ("claim_id", "attempt", "amount_cents", "token", "customer", "is_away", "created_at")
values ($1, (select coalesce(max(attempt), 0) + 1 from claim_charges where claim_id = $2::uuid), $3, $4, $5, $6, $7)
returning "id";

-- updateCharge
update "claim_charges"
set "state" = $1, "reference" = $2, "client_secret" = $3, "card" = $4
where "id" = $5
  and "state" in ($6);

-- findUnsettledCharges
select "id"
from "claim_charges"
where "state" in ($1, $2)
  and "created_at" <= $3
order by "created_at"
limit $4;
