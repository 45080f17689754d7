-- What server/src/features/booking/mails/booking-mail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findLetterRow
select "bookings"."id", "bookings"."state", "bookings"."expires_at" as "expiresAt",
  "bookings"."confirming_since" as "confirmingSince", "bookings"."sent_at" as "sentAt",
  lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt",
  "bookings"."time_zone" as "timeZone", "bookings"."choice", bookings.rates -> 'hours' as "hours",
  "bookings"."crew", "bookings"."production_title" as "production", "bookings"."production_kind" as "kind",
  "bookings"."purpose", "bookings"."total_cents" as "total", "bookings"."subtotal_cents" as "subtotal",
  "bookings"."penalty_cents" as "penalty", "bookings"."penalty_waived" as "isPenaltyWaived",
  "bookings"."ended_by" as "endedBy", "bookings"."end_reason" as "endReason",
  "bookings"."end_note" as "endNote", "properties"."title",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  "guest"."full_name" as "guestFullName", "guest_user"."email" as "guestEmail",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "host"."full_name" as "hostFullName", "host_user"."email" as "hostEmail",
  "bookings"."credit_cents" as "credit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)::bigint from refunds where refunds.booking_id = bookings.id and refunds.kind = 'policy') as "refunded",
  (select coalesce(sum(to_credit_cents), 0)::bigint from refunds where refunds.booking_id = bookings.id and refunds.kind = 'policy') as "toCredit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)::bigint from refunds where refunds.booking_id = bookings.id and refunds.kind <> 'policy') as "refundedBesides"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
where "bookings"."id" = $1;

-- findPayoutLetter
select "payouts"."state", "payouts"."due_cents" as "due", "payouts"."withheld_cents" as "withheld",
  "payouts"."paid_cents" as "paid", "bookings"."production_title" as "production",
  lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt",
  "bookings"."time_zone" as "timeZone", "properties"."title",
  coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)) as "friend",
  "profiles"."full_name" as "fullName", "users"."email"
from "payouts"
left join "bookings" on "bookings"."id" = "payouts"."booking_id"
left join "properties" on "properties"."id" = "bookings"."property_id"
left join "referrals" on "referrals"."id" = "payouts"."referral_id"
left join "profiles" as "friend" on "friend"."id" = "referrals"."referred_id"
inner join "profiles" on "profiles"."id" = "payouts"."host_id"
inner join "users" on "users"."id" = "payouts"."host_id"
where "payouts"."id" = $1;

-- findRefundLetter
select "booking_id" as "bookingId", "amount_cents" as "amount", "to_credit_cents" as "toCredit"
from "refunds"
where "id" = $1
  and "kind" = $2;

-- findCoveredDebts
with debt as ( select transfer.seq, transfer.kind, transfer.key, transfer.booking_id, entry.amount_cents as amount, sum(greatest(entry.amount_cents, 0)) over (order by transfer.seq) as owed, sum(greatest(-entry.amount_cents, 0)) over (order by transfer.seq) as covered from payouts join ledger_accounts account on account.name = 'host_debt:' || payouts.host_id join ledger_entries entry on entry.account_id = account.id join ledger_transfers transfer on transfer.id = entry.transfer_id where payouts.id = $1::uuid),
  kept as ( select covered + amount as since, covered as until from debt where key = 'payout_due:' || $2::uuid and amount < 0) select debt.kind,
  properties.title, bookings.production_title as production,
  (least(debt.owed, kept.until) - greatest(debt.owed - debt.amount, kept.since))::bigint as amount
from kept
join debt on debt.amount > 0 and debt.owed > kept.since and debt.owed - debt.amount < kept.until
left join bookings on bookings.id = debt.booking_id
left join properties on properties.id = bookings.property_id
order by debt.seq;
