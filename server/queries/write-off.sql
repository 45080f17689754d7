-- What server/src/features/credit/write-off.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findExpired
select "credits"."id", "credits"."expires_at" as "expiresAt", "credits"."written_off_cents" as "before",
  (credits.amount_cents - credits.written_off_cents - (select coalesce(sum(credit_uses.amount_cents - credit_uses.returned_cents), 0) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'))::bigint as "rest"
from "credits"
where "credits"."kind" = $1
  and "credits"."expires_at" <= $2
  and (credits.amount_cents - credits.written_off_cents - (select coalesce(sum(credit_uses.amount_cents - credit_uses.returned_cents), 0) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'))::bigint > $3
  and "credits"."id" > $4
order by "credits"."id"
limit $5;

-- findRest
select "credits"."id", "credits"."expires_at" as "expiresAt", "credits"."written_off_cents" as "before",
  (credits.amount_cents - credits.written_off_cents - (select coalesce(sum(credit_uses.amount_cents - credit_uses.returned_cents), 0) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'))::bigint as "rest"
from "credits"
where "credits"."kind" = $1
  and "credits"."expires_at" <= $2
  and (credits.amount_cents - credits.written_off_cents - (select coalesce(sum(credit_uses.amount_cents - credit_uses.returned_cents), 0) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go'))::bigint > $3
  and "credits"."id" = $4;

-- addWrittenOff
update "credits"
set "written_off_cents" = written_off_cents + $1
where "id" = $2;

-- takeWriteOffBack
with "before" as (select "id", "written_off_cents" from "credits" where "id" = $1 for no key update) update "credits"
set "written_off_cents" = $2
from "before"
where "credits"."id" = "before"."id"
  and "before"."written_off_cents" > $3
returning "before"."written_off_cents" as "amount";
