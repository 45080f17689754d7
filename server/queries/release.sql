-- What server/src/features/payout/send/release.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPayout
select *
from "payouts"
where "id" = $1;

-- lockPayout
select *
from "payouts"
where "id" = $1
for update;

-- takeTurnsPaying
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- findActiveAccount
select "reference"
from "payout_accounts"
where "user_id" = $1
  and "provider" = $2
  and "status" = $3;

-- findBookingState
select "state"
from "bookings"
where "id" = $1;

-- updatePayout
update "payouts"
set "state" = $1, "due_cents" = $2, "withheld_cents" = $3, "paid_cents" = $4, "account" = $5,
  "attempt" = $6, "refused_code" = $7, "settled_at" = $8
where "id" = $9;

-- findReward
select "reward_cents" as "reward"
from "referrals"
where "id" = $1;

-- findSource
select reference as "reference", "amount_cents" as "amount"
from "charges"
where "state" = $1
  and "reference" is not null
  and "booking_id" = $2
  and "purpose" = $3;

-- isSuspended
select "suspended_at" as "at"
from "users"
where "id" = $1;

-- isContested
select is_contested($1::uuid) as "is";

-- findUnanswered
select "id"
from "payouts"
where "state" = $1
  and "settled_at" > $2
  and "settled_at" <= $3
order by "due_at"
limit $4;

-- countOverduePayouts
select case when (state = 'scheduled' and refused_code is not null and refused_code in ('balance_insufficient', 'source_refused')) then 'unfunded' else state end as "state",
  count(*) as "count"
from "payouts"
where "state" in ($1, $2, $3, $4)
  and "due_at" < $5
group by 1;
