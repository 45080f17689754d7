-- What server/src/features/tax/tax.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findTaxpayer
select "kind", "country", "personal", "tax_id_last4" as "last4", "certified_at" as "certifiedAt"
from "taxpayers"
where "user_id" = $1;

-- upsertTaxpayer
insert into "taxpayers" ("user_id", "kind", "country", "personal", "tax_id_last4", "certified_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict on constraint "taxpayers_pkey" do update
set "kind" = $8, "country" = $9, "personal" = $10, "tax_id_last4" = $11, "certified_at" = $12,
  "updated_at" = $13;

-- deleteTaxpayer
delete from "taxpayers"
where "user_id" = $1;

-- findVat
select "country", "personal", "last4"
from "vat_ids"
where "user_id" = $1;

-- upsertVat
insert into "vat_ids" ("user_id", "country", "personal", "last4", "updated_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "vat_ids_pkey" do update
set "country" = $6, "personal" = $7, "last4" = $8, "updated_at" = $9;

-- deleteVat
delete from "vat_ids"
where "user_id" = $1;

-- sumByMonth
select to_char(payouts.settled_at at time zone $1, 'YYYY-MM') as month, sum(moved.due)::bigint as due,
  sum(moved.withheld)::bigint as withheld, sum(moved.paid)::bigint as paid, sum(kept.fees)::bigint as fees
from payouts cross
join lateral ( select coalesce(sum(entry.amount_cents) filter (where account.name = $2), 0) as due, coalesce(-sum(entry.amount_cents) filter (where account.name = $3), 0) as withheld, coalesce(-sum(entry.amount_cents) filter (where account.name = 'payouts'), 0) as paid from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where transfer.key = 'payout_due:' || payouts.id ) as moved cross
join lateral ( select coalesce(-sum(entry.amount_cents), 0) as fees from ledger_transfers transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where payouts.cause = 'booking' and transfer.booking_id = payouts.booking_id and transfer.at <= payouts.settled_at and account.name = 'platform_fee' ) as kept
where payouts.host_id = $4::uuid
  and payouts.state in ('paid', 'settled')
group by month
order by month;
