-- What server/src/features/audit/seal.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSettledEnd
set local lock_timeout = '250ms';
select hold_audit_log();
select max("id") as "end"
from "audit_log";

-- findLeaves
select "id",
  sha256(convert_to(id || E' ' || audit_line(at, actor_id, action, subject_type, subject_id, data, personal), 'UTF8')) as "leaf",
  "subject_type" = $1 as "isBooking", "chain_seq" is not null as "isChained"
from "audit_log"
where "id" > $2
  and "id" <= $3
order by "id"
limit $4;

-- findLastSeal
select "id", "to_id" as "toId", "hash", "sealed_at" as "sealedAt"
from "audit_seals"
order by "from_id" desc
limit $1;

-- insertSeal
insert into "audit_seals" ("from_id", "to_id", "row_count", "previous", "hash", "key_id", "signature", "sealed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict on constraint "audit_seals_from" do nothing
returning "id";

-- findSealsAfter
select "id", "from_id" as "fromId", "to_id" as "toId", "row_count" as "rowCount", "previous", "hash",
  "key_id" as "keyId", "signature", "sealed_at" as "sealedAt"
from "audit_seals"
where "from_id" > $1
order by "from_id"
limit $2;

-- countSealed
select sum("row_count") as "rows"
from "audit_seals";

-- countAfter
select count(*) as "rows", min("at") as "oldest"
from "audit_log"
where "id" > $1;
