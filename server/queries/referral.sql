-- What server/src/features/referral/referral.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCode
select "code"
from "referral_codes"
where "user_id" = $1;

-- insertCode
insert into "referral_codes" ("user_id", "code", "created_at")
values ($1, $2, $3)
on conflict do nothing
returning "code";

-- findReferrer
select "users"."id", "users"."email"
from "referral_codes"
inner join "users" on "users"."id" = "referral_codes"."user_id"
where "referral_codes"."code" = $1
  and "users"."suspended_at" is null;

-- findInviter
select "email", "email_confirmed_at" as "confirmedAt"
from "users"
where "id" = $1;

-- isMember
select "id"
from "users"
where "email" = $1;

-- takeTurnsInviting
select "id"
from "users"
where "id" = $1 for no key update;

-- takeTurnsWriting
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- wasWrittenTo
select "id"
from "referrals"
where "email" = $1
  and "source" = $2;

-- countMailedSince
select count(*) as "count"
from "referrals"
where "referrer_id" = $1
  and "source" = $2
  and "invited_at" > $3;

-- insertReferral
insert into "referrals" ("referrer_id", "email", "source", "invited_at")
values ($1, $2, $3, $4)
on conflict ("referrer_id", "email") do nothing
returning "id";

-- findReferralPage
select "referrals"."id", "referrals"."email", "referrals"."source", "referrals"."invited_at" as "invitedAt",
  "referrals"."joined_at" as "joinedAt", "referrals"."earned_at" as "earnedAt",
  "referrals"."reward_cents" as "reward", "referrals"."refused_because" as "refusedBecause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "name",
  exists (select 1 from properties where properties.host_id = referrals.referred_id) as "isHosting",
  coalesce(payouts.state in ('paid', 'settled'), false) as "isPaid",
  case when coalesce(payouts.state in ('paid', 'settled'), false) then payouts.settled_at else payouts.due_at end as "payoutAt"
from "referrals"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
left join "payouts" on "payouts"."referral_id" = "referrals"."id"
where "referrals"."referrer_id" = $1
order by "referrals"."invited_at" desc, "referrals"."id" desc
limit $2;

-- findReferralPage
select "referrals"."id", "referrals"."email", "referrals"."source", "referrals"."invited_at" as "invitedAt",
  "referrals"."joined_at" as "joinedAt", "referrals"."earned_at" as "earnedAt",
  "referrals"."reward_cents" as "reward", "referrals"."refused_because" as "refusedBecause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "name",
  exists (select 1 from properties where properties.host_id = referrals.referred_id) as "isHosting",
  coalesce(payouts.state in ('paid', 'settled'), false) as "isPaid",
  case when coalesce(payouts.state in ('paid', 'settled'), false) then payouts.settled_at else payouts.due_at end as "payoutAt"
from "referrals"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
left join "payouts" on "payouts"."referral_id" = "referrals"."id"
where "referrals"."referrer_id" = $1
  and (referrals.invited_at, referrals.id) < ($2, $3::uuid)
order by "referrals"."invited_at" desc, "referrals"."id" desc
limit $4;

-- findReferralRow
select "referrals"."id", "referrals"."email", "referrals"."source", "referrals"."invited_at" as "invitedAt",
  "referrals"."joined_at" as "joinedAt", "referrals"."earned_at" as "earnedAt",
  "referrals"."reward_cents" as "reward", "referrals"."refused_because" as "refusedBecause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "name",
  exists (select 1 from properties where properties.host_id = referrals.referred_id) as "isHosting",
  coalesce(payouts.state in ('paid', 'settled'), false) as "isPaid",
  case when coalesce(payouts.state in ('paid', 'settled'), false) then payouts.settled_at else payouts.due_at end as "payoutAt"
from "referrals"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
left join "payouts" on "payouts"."referral_id" = "referrals"."id"
where "referrals"."id" = $1;

-- sumReferrals
select count(*) as "invited",
  count(*) filter (where referrals.joined_at is not null and referrals.refused_because is null) as "joined",
  coalesce(sum(referrals.reward_cents) filter (where not coalesce(payouts.state in ('paid', 'settled'), false) and referrals.refused_because is null), 0)::bigint as "earned",
  coalesce(sum(referrals.reward_cents) filter (where coalesce(payouts.state in ('paid', 'settled'), false) and referrals.refused_because is null), 0)::bigint as "paid"
from "referrals"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
left join "payouts" on "payouts"."referral_id" = "referrals"."id"
where "referrals"."referrer_id" = $1;

-- hasPayoutAccount
select "user_id"
from "payout_accounts"
where "user_id" = $1
  and "status" = $2;

-- findNewcomer
select "id", "email"
from "users"
where "id" = $1;

-- findWaiting
select "email"
from "waitlist"
where "id" = $1;

-- wasReferred
select "id"
from "referrals"
where "referred_id" = $1;

-- lockInvitationsOf
select "id", "referrer_id" as "referrerId"
from "referrals"
where "email" = $1
  and "referred_id" is null
  and "refused_because" is null
order by "invited_at", "id"
for update;

-- markJoined
update "referrals"
set "referred_id" = $1, "joined_at" = $2
where "id" = $3;

-- markRefused
update "referrals"
set "refused_because" = $1
where "id" = any($2);

-- findLikeness
select exists (select 1 from verifications a join verifications b on a.id_hash = b.id_hash where a.user_id = $1::uuid and b.user_id = $2::uuid) as "hasSameIdentity",
  exists (select 1 from payout_accounts a join payout_accounts b on a.reference = b.reference where a.user_id = $3::uuid and b.user_id = $4::uuid) as "hasSameAccount",
  exists (select 1 from sessions where user_id = $5::uuid and device_hash = $6) as "hasSameDevice";

-- findInvitationLetter
select "referrals"."email", "referrals"."referred_id" as "referredId", "referral_codes"."code",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "referrerName"
from "referrals"
inner join "profiles" on "profiles"."id" = "referrals"."referrer_id"
inner join "referral_codes" on "referral_codes"."user_id" = "referrals"."referrer_id"
where "referrals"."id" = $1;
