-- What server/src/features/payout/documents/papers.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findBookingFacts
select "bookings"."id", "bookings"."guest_id" as "guestId", "bookings"."state",
  bookings.confirmed_at as "confirmedAt", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "zone", "bookings"."choice",
  bookings.rates -> 'hours' as "hours", "bookings"."production_title" as "production", "bookings"."crew",
  "bookings"."lines", "bookings"."subtotal_cents" as "subtotal", "bookings"."fee_cents" as "fee",
  "bookings"."tax_cents" as "tax", "bookings"."fee_hundredths" as "feeHundredths",
  "bookings"."tax_hundredths" as "taxHundredths", "bookings"."total_cents" as "total", "papers"."number",
  "papers"."title", "papers"."city", "papers"."region", "papers"."country",
  "papers"."guest_name" as "guestName", "bookings"."billing", "papers"."host_name" as "hostName"
from "bookings"
inner join "booking_papers" as "papers" on "papers"."booking_id" = "bookings"."id"
where "bookings"."confirmed_at" is not null
  and "bookings"."id" = $1
  and ("bookings"."guest_id" = $2 or "bookings"."host_id" = $3);

-- findCardOf
select "card"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "state" = $3;

-- findClaimPaymentsOf
select "amount_cents" as "amount", card as "card", coalesce(settled_at, created_at) as "at"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "state" = $3
order by "created_at", "id";

-- findRefundsOf
select (case state when 'failed' then to_credit_cents else amount_cents end) as "amount",
  "to_credit_cents" as "toCredit", "state", coalesce(settled_at, created_at) as "at"
from "refunds"
where "booking_id" = $1
  and (state <> 'failed' or to_credit_cents > 0)
order by "created_at", "id";

-- findPayoutFacts
select "bookings"."id", "bookings"."guest_id" as "guestId", "bookings"."state",
  bookings.confirmed_at as "confirmedAt", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "zone", "bookings"."choice",
  bookings.rates -> 'hours' as "hours", "bookings"."production_title" as "production", "bookings"."crew",
  "bookings"."lines", "bookings"."subtotal_cents" as "subtotal", "bookings"."fee_cents" as "fee",
  "bookings"."tax_cents" as "tax", "bookings"."fee_hundredths" as "feeHundredths",
  "bookings"."tax_hundredths" as "taxHundredths", "bookings"."total_cents" as "total", "papers"."number",
  "papers"."title", "papers"."city", "papers"."region", "papers"."country",
  "papers"."guest_name" as "guestName", "bookings"."billing", "papers"."host_name" as "hostName",
  "payouts"."id" as "payoutId", "payouts"."reference", "account"."label", payouts.settled_at as "settledAt",
  payouts.due_cents as "due", payouts.withheld_cents as "withheld", payouts.paid_cents as "paid"
from "bookings"
inner join "booking_papers" as "papers" on "papers"."booking_id" = "bookings"."id"
inner join "payouts" on "payouts"."booking_id" = "bookings"."id"
left join "payout_accounts" as "account" on "account"."user_id" = "payouts"."host_id" and "account"."reference" = "payouts"."account"
where "bookings"."confirmed_at" is not null
  and "payouts"."id" = $1
  and "payouts"."host_id" = $2
  and "payouts"."state" in ($3, $4);

-- findRewardFacts
select "payouts"."id" as "payoutId", "payouts"."reference", "account"."label",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  payouts.settled_at as "settledAt", payouts.due_cents as "due", payouts.withheld_cents as "withheld",
  payouts.paid_cents as "paid"
from "payouts"
inner join "referrals" on "referrals"."id" = "payouts"."referral_id"
inner join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
left join "payout_accounts" as "account" on "account"."user_id" = "payouts"."host_id" and "account"."reference" = "payouts"."account"
where "payouts"."id" = $1
  and "payouts"."host_id" = $2
  and "payouts"."state" in ($3, $4);
