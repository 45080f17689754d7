-- What server/src/features/credit/credit.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockCredits
select "id"
from "credits"
where "id" = any($1::uuid[])
order by "id" for no key update;

-- findByHash
select "id"
from "credits"
where "code_hash" = $1;

-- insertHolder
insert into "credit_holders" ("credit_id", "user_id", "added_at")
values ($1, $2, $3);

-- insertCredits
insert into "credits" ("kind", "code_hash", "code_last4", "amount_cents", "percent", "up_to_cents", "from_total_cents", "uses", "note", "batch", "number_in_batch", "issued_by", "issued_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict on constraint "credits_batch" do nothing
returning "id", "number_in_batch";

-- markStopped
update "credits"
set "stopped_at" = $1, "stopped_by" = $2
where "id" = $3
  and "stopped_at" is null;

-- changeExpiry
update "credits"
set "expires_at" = $1
where "id" = $2;

-- sumGiftCards
select (coalesce(sum(amount_cents - written_off_cents), 0) - (select coalesce(sum(used.amount_cents - used.returned_cents), 0) from credit_uses as used join credits as card on card.id = used.credit_id where card.kind = 'gift_card' and used.state = 'spent'))::bigint as "worth",
  (select coalesce(-sum(balance_cents), 0)::bigint from ledger_balances where name = 'credits') as "owed"
from "credits"
where "kind" = $1;
