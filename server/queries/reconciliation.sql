-- What server/src/features/payout/reconciliation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMovedBookings
select distinct "booking_id" as "bookingId"
from "payments"
where ($1::uuid is null or payments.booking_id > $2::uuid)
  and ((payments.reference is not null and (payments.created_at >= $3 or payments.settled_at >= $4 or payments.booking_id = any($5::uuid[]) or exists (select 1 from refunds where refunds.payment_id = payments.id and (refunds.created_at >= $6 or refunds.settled_at >= $7)))) or exists (select 1 from claims join claim_charges on claim_charges.claim_id = claims.id where claims.booking_id = payments.booking_id and (claim_charges.created_at >= $8 or claim_charges.settled_at >= $9)))
order by "booking_id"
limit $10;

-- findChargesOf
select "payments"."booking_id" as "bookingId", payments.reference as "reference", "payments"."state",
  "bookings"."confirming_since" as "confirmingSince",
  (select coalesce(sum(refunds.amount_cents - refunds.to_credit_cents), 0)::bigint from refunds where refunds.payment_id = payments.id and refunds.state in ('asking', 'pending')) as "onItsWay"
from "payments"
inner join "bookings" on "bookings"."id" = "payments"."booking_id"
where "payments"."booking_id" = any($1::uuid[])
  and "payments"."reference" is not null
order by "payments"."booking_id", "payments"."attempt";

-- findClaimChargesOf
select "claims"."booking_id" as "bookingId", claim_charges.reference as "reference",
  "claim_charges"."state", "claim_charges"."created_at" as "createdAt"
from "claim_charges"
inner join "claims" on "claims"."id" = "claim_charges"."claim_id"
where "claims"."booking_id" = any($1::uuid[])
  and "claim_charges"."reference" is not null
order by "claims"."booking_id", "claim_charges"."created_at";

-- findStuckClaimCharges
select "claims"."booking_id" as "bookingId", "claim_charges"."state",
  "claim_charges"."amount_cents" as "amount"
from "claim_charges"
inner join "claims" on "claims"."id" = "claim_charges"."claim_id"
where "claim_charges"."state" in ($1, $2)
  and "claim_charges"."created_at" <= $3
order by "claim_charges"."created_at"
limit $4;

-- findStuckPayments
select "booking_id" as "bookingId", "state", "amount_cents" as "amount"
from "payments"
where ((state = 'asking' and created_at <= $1) or (state = 'releasing' and coalesce(settled_at, created_at) <= $2))
order by "created_at"
limit $3;

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
