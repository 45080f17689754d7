-- What server/src/features/payment/reconcile/reconciliation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMovedBookings
select distinct "booking_id" as "bookingId"
from "charges"
where "reference" is not null
  and ($1::uuid is null or charges.booking_id > $2::uuid)
  and (charges.created_at >= $3 or charges.settled_at >= $4 or charges.booking_id = any($5::uuid[]) or exists (select 1 from refunds where refunds.payment_id = charges.id and (refunds.created_at >= $6 or refunds.settled_at >= $7)))
order by "booking_id"
limit $8;

-- findChargesOf
select "charges"."booking_id" as "bookingId", charges.reference as "reference", "charges"."state",
  case when charges.purpose = 'rent' then bookings.confirming_since when charges.state in ('asking', 'authorised') then charges.created_at end as "capturingSince",
  (select coalesce(sum(refunds.amount_cents - refunds.to_credit_cents), 0)::bigint from refunds where refunds.payment_id = charges.id and refunds.state in ('asking', 'pending')) as "onItsWay"
from "charges"
inner join "bookings" on "bookings"."id" = "charges"."booking_id"
where "charges"."booking_id" = any($1::uuid[])
  and "charges"."reference" is not null
order by "charges"."booking_id", "charges"."created_at";

-- findStuckCharges
select "booking_id" as "bookingId", "state", "amount_cents" as "amount"
from "charges"
where ((state = 'asking' and created_at <= $1) or (state = 'authorised' and purpose = 'claim' and created_at <= $2) or (state = 'releasing' and coalesce(settled_at, created_at) <= $3))
order by "created_at"
limit $4;

-- findStuckPayouts
select "booking_id" as "bookingId", "state", "refused_code" as "refusedCode",
  coalesce(paid_cents, 0) as "amount"
from "payouts"
where ((state = 'sending' and settled_at <= $1) or (state = 'scheduled' and due_at <= $2))
order by "due_at"
limit $3;

-- findLeftWithHosts
select payouts.booking_id as "bookingId", sum(entry.amount_cents)::bigint as "left"
from "payouts"
inner join "ledger_transfers" as "transfer" on "transfer"."booking_id" = "payouts"."booking_id"
inner join "ledger_entries" as "entry" on "entry"."transfer_id" = "transfer"."id"
inner join "ledger_accounts" as "account" on "account"."id" = "entry"."account_id"
where "payouts"."due_cents" is not null
  and "payouts"."settled_at" >= $1
  and account.name = 'host_payable:' || payouts.host_id
group by "payouts"."booking_id" having sum(entry.amount_cents) <> 0
limit $2;

-- findUnplannedShares
select "bookings"."id" as "bookingId", sum(entry.amount_cents)::bigint as "left"
from "bookings"
inner join "ledger_transfers" as "transfer" on "transfer"."booking_id" = "bookings"."id"
inner join "ledger_entries" as "entry" on "entry"."transfer_id" = "transfer"."id"
inner join "ledger_accounts" as "account" on "account"."id" = "entry"."account_id"
where "bookings"."ended_at" >= $1
  and account.name = 'host_payable:' || bookings.host_id
  and not exists (select "payouts"."id" from "payouts" where "payouts"."booking_id" = "bookings"."id")
group by "bookings"."id" having sum(entry.amount_cents) <> 0
limit $2;

-- insertReconciliation
insert into "reconciliations" ("at", "checked", "differences")
values ($1, $2, $3);

-- findReconciliations
select "at", "checked", "differences"
from "reconciliations"
order by "id" desc
limit $1;
