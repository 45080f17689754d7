-- What server/src/features/payout/earnings/earnings.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPayoutPage
select "payouts"."id", "payouts"."cause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  "bookings"."id" as "bookingId", "properties"."title", "bookings"."production_title" as "production",
  "guest"."full_name" as "guestName", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone", "payouts"."state",
  "payouts"."due_at" as "dueAt", "payouts"."settled_at" as "settledAt",
  coalesce(payouts.due_cents, referrals.reward_cents, (select coalesce(-sum(entry.amount_cents), 0)::bigint from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where transfer.booking_id = payouts.booking_id and account.name = $1)) as "due",
  coalesce(payouts.withheld_cents, 0) as "withheld", payouts.due_at as "at"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
left join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
left join "referrals" on "referrals"."id" = "payouts"."referral_id"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
where "payouts"."host_id" = $2
  and payouts.state in ('scheduled', 'held', 'without_account', 'sending', 'refused')
  and (payouts.due_at, payouts.id) > ($3, $4::uuid)
order by payouts.due_at asc, "payouts"."id" asc
limit $5;

-- findPayoutPage
select "payouts"."id", "payouts"."cause",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  "bookings"."id" as "bookingId", "properties"."title", "bookings"."production_title" as "production",
  "guest"."full_name" as "guestName", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone", "payouts"."state",
  "payouts"."due_at" as "dueAt", "payouts"."settled_at" as "settledAt",
  coalesce(payouts.due_cents, referrals.reward_cents, (select coalesce(-sum(entry.amount_cents), 0)::bigint from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where transfer.booking_id = payouts.booking_id and account.name = $1)) as "due",
  coalesce(payouts.withheld_cents, 0) as "withheld", payouts.settled_at as "at"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
left join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
left join "referrals" on "referrals"."id" = "payouts"."referral_id"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
where "payouts"."host_id" = $2
  and payouts.state in ('paid', 'settled')
  and (payouts.settled_at, payouts.id) < ($3, $4::uuid)
order by payouts.settled_at desc, "payouts"."id" desc
limit $5;

-- countPayouts
select count(*) as "count"
from "payouts"
where "payouts"."host_id" = $1
  and payouts.state in ('scheduled', 'held', 'without_account', 'sending', 'refused');

-- sumPaidByMonth
select to_char(settled_at at time zone $1, 'YYYY-MM') as "month", sum(paid_cents)::bigint as "amount"
from "payouts"
where "host_id" = $2
  and "state" = $3
group by "month";

-- sumUpcomingByMonth
select to_char(expected.at at time zone $1, 'YYYY-MM') as month, sum(expected.amount)::bigint as amount
from ( select payouts.due_at as at, coalesce(payouts.paid_cents, referrals.reward_cents, (select coalesce(-sum(entry.amount_cents), 0)::bigint from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where transfer.booking_id = payouts.booking_id and account.name = $2)) as amount from payouts left join referrals on referrals.id = payouts.referral_id where payouts.host_id = $3::uuid and payouts.state in ('scheduled', 'held', 'without_account', 'sending', 'refused') union all select upper(bookings.during) + make_interval(secs => $4), (select coalesce(-sum(entry.amount_cents), 0)::bigint from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where transfer.booking_id = bookings.id and account.name = $5) from bookings where bookings.host_id = $6::uuid and bookings.state = 'confirmed' ) as expected
group by 1;

-- countBookings
select count(*) filter (where state = 'completed') as "completed",
  count(*) filter (where to_char(lower(during) at time zone $1, 'YYYY') = $2) as "thisYear"
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
