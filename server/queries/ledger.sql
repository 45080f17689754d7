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
with transfer as materialized ( select id, booking_id, kind from ledger_transfers where booking_id = any($1::uuid[]) and (kind in ('capture', 'claim', 'refund') or (kind = 'reversal' and key not like 'reversal:payout:%'))) select transfer.booking_id as "bookingId",
  coalesce(sum(entry.amount) filter (where transfer.kind in ('capture', 'claim')), 0)::bigint as captured,
  coalesce(-sum(entry.amount) filter (where transfer.kind not in ('capture', 'claim')), 0)::bigint as refunded
from transfer cross
join lateral ( select e.amount_cents as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = transfer.id and a.name = 'processor' offset 0) entry
group by transfer.booking_id;

-- findGuestBalances
with account as materialized ( select id, name from ledger_accounts where kind = 'guest' and id > $1 order by id limit $2),
  uneven as materialized ( select account.id, account.name, entry.balance from account cross join lateral ( select sum(e.amount_cents)::bigint as balance from ledger_entries e where e.account_id = account.id) entry where entry.balance <> 0) select (select max(id) from account) as last,
  coalesce(( select json_agg(json_build_object('bookingId', substr(name, 7), 'balance', balance) order by id) from uneven where $3 >= ( select max((select t.at from ledger_transfers t where t.id = e.transfer_id)) from ledger_entries e where e.account_id = uneven.id)), '[]') as stuck;
