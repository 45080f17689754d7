-- What server/src/features/referral/reward.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockUnearned
select "id", "referrer_id" as "referrerId"
from "referrals"
where "referred_id" = $1
  and "earned_at" is null
  and "refused_because" is null
for update;

-- markEarned
update "referrals"
set "booking_id" = $1, "earned_at" = $2, "reward_cents" = $3
where "id" = $4;

-- insertRewardPayout
insert into "payouts" ("cause", "referral_id", "host_id", "due_at", "created_at")
values ($1, $2, $3, $4, $5)
returning "id";

-- lockRewardOf
select "referrals"."id", "referrals"."referrer_id" as "referrerId", "referrals"."reward_cents" as "reward",
  "payouts"."id" as "payoutId", "payouts"."state", "payouts"."due_cents" as "due"
from "referrals"
inner join "payouts" on "payouts"."referral_id" = "referrals"."id"
where "referrals"."booking_id" = $1
  and "referrals"."refused_because" is null
for update;

-- settleWithNothing
update "payouts"
set "state" = $1, "due_cents" = $2, "withheld_cents" = $3, "paid_cents" = $4, "settled_at" = $5
where "id" = $6;

-- findRewardLetter
select "users"."email", "referrer"."full_name" as "fullName",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  "referrals"."reward_cents" as "reward", "referrals"."refused_because" as "refusedBecause",
  "payouts"."due_at" as "dueAt"
from "referrals"
inner join "payouts" on "payouts"."referral_id" = "referrals"."id"
inner join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
inner join "profiles" as "referrer" on "referrer"."id" = "referrals"."referrer_id"
inner join "users" on "users"."id" = "referrals"."referrer_id"
where "referrals"."id" = $1;
