-- What server/src/features/ledger/ledger.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- postTransfer
insert into "ledger_transfers" ("at", "kind", "booking_id", "key", "entry_count", "memo")
values ($1, $2, $3, $4, $5, $6)
on conflict on constraint "ledger_transfers_key" do nothing
returning "id";
insert into "ledger_accounts" ("name", "kind")
values ($1, $2)
on conflict on constraint "ledger_accounts_name" do nothing;
insert into "ledger_entries" ("transfer_id", "account_id", "amount_cents") select $1::uuid,
  ledger_accounts.id, posting.amount
from unnest($2::text[], $3::bigint[]) as posting (account, amount)
join ledger_accounts on ledger_accounts.name = posting.account;

-- balanceOf
select "balance_cents" as "balance"
from "ledger_balances"
where "name" = $1;

-- transfersOf
select "transfer"."id", "transfer"."at", "transfer"."kind", "transfer"."key",
  json_agg(json_build_object('account', account.name, 'amount', entry.amount_cents) order by account.name) as "postings"
from "ledger_transfers" as "transfer"
inner join "ledger_entries" as "entry" on "entry"."transfer_id" = "transfer"."id"
inner join "ledger_accounts" as "account" on "account"."id" = "entry"."account_id"
where "transfer"."booking_id" = $1
group by "transfer"."id"
order by "transfer"."seq";

-- sumOfAll
select coalesce(sum(amount_cents), 0)::bigint as "total"
from "ledger_entries";

-- shareOf
select coalesce(sum(entry.amount_cents), 0)::bigint as "share"
from "ledger_transfers" as "transfer"
inner join "ledger_entries" as "entry" on "entry"."transfer_id" = "transfer"."id"
inner join "ledger_accounts" as "account" on "account"."id" = "entry"."account_id"
where "transfer"."booking_id" = $1
  and "account"."name" = $2;

-- throughProcessor
select transfer.booking_id as "bookingId",
  coalesce(sum(entry.amount_cents) filter (where transfer.kind in ('capture', 'claim')), 0)::bigint as "captured",
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind not in ('capture', 'claim')), 0)::bigint as "refunded"
from "ledger_transfers" as "transfer"
inner join "ledger_entries" as "entry" on "entry"."transfer_id" = "transfer"."id"
inner join "ledger_accounts" as "account" on "account"."id" = "entry"."account_id"
where "transfer"."booking_id" = any($1::uuid[])
  and "account"."name" = $2
  and (transfer.kind in ('capture', 'claim', 'refund') or (transfer.kind = 'reversal' and transfer.key not like 'reversal:payout:%'))
group by "transfer"."booking_id";

-- findGuestBalances
select substr(account.name, 7) as "bookingId", sum(entry.amount_cents)::bigint as "balance"
from "ledger_accounts" as "account"
inner join "ledger_entries" as "entry" on "entry"."account_id" = "account"."id"
inner join "ledger_transfers" as "transfer" on "transfer"."id" = "entry"."transfer_id"
where "account"."kind" = $1
group by "account"."id" having sum(entry.amount_cents) <> 0 and max(transfer.at) <= $2
order by "account"."id"
limit $3;
