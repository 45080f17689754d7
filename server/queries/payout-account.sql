-- What server/src/features/payment/payout-account/payout-account.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPayoutAccount
select "provider", "reference", "status", "label"
from "payout_accounts"
where "user_id" = $1;

-- upsertPayoutAccount
insert into "payout_accounts" ("user_id", "provider", "reference", "status", "label", "updated_at", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict on constraint "payout_accounts_pkey" do update
set "provider" = $8, "reference" = $9, "status" = $10, "label" = $11, "updated_at" = $12;

-- findWaitingPayouts
select "id"
from "payouts"
where "host_id" = $1
  and "state" in ($2, $3)
order by "due_at";

-- findEmailOf
select "email"
from "users"
where "id" = $1;
