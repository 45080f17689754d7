-- What server/src/features/payout/earnings/earnings.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSettledPage
select "payouts"."id", "payouts"."cause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  "bookings"."id" as "bookingId", "properties"."title", "bookings"."production_title" as "production",
  "guest"."full_name" as "guestName", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", coalesce(bookings.time_zone, 'UTC') as "timeZone", "payouts"."state",
  "payouts"."due_at" as "dueAt", payouts.settled_at as "settledAt",
  coalesce(payouts.due_cents, referrals.reward_cents, 0) as "due",
  coalesce(payouts.withheld_cents, 0) as "withheld", coalesce(payouts.paid_cents, 0) as "amount"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
left join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
left join "referrals" on "referrals"."id" = "payouts"."referral_id"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
where "payouts"."host_id" = $1
  and "payouts"."state" in ($2, $3)
  and (payouts.settled_at, payouts.id) < ($4, $5::uuid)
order by payouts.settled_at desc, "payouts"."id" desc
limit $6;

-- countSettled
select count(*) as "count"
from "payouts"
where "payouts"."host_id" = $1
  and "payouts"."state" in ($2, $3);

-- sumPaid
select to_char(payouts.settled_at at time zone $1, 'YYYY-MM') as "month", "properties"."id" as "listingId",
  "properties"."title", sum(payouts.paid_cents)::bigint as "amount"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
where "payouts"."host_id" = $2
  and "payouts"."state" = $3
group by 1, "properties"."id", "properties"."title"
order by 1, "properties"."title", "properties"."id";

-- countBookings
select count(*) filter (where to_char(lower(during) at time zone $1, 'YYYY') = $2) as "thisYear"
from "bookings"
where "host_id" = $3
  and "state" in ($4, $5);

-- findHome
select "profiles"."full_name" as "name", coalesce(properties.time_zone, 'UTC') as "zone",
  coalesce(properties.country, 'United States') as "country"
from "profiles"
left join "properties" on "properties"."host_id" = "profiles"."id"
where "profiles"."id" = $1
order by "properties"."created_at", "properties"."id"
limit $2;
