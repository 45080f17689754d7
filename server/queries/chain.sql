-- What server/src/features/audit/chain.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findChainRows
select "id", "subject_id" as "bookingId", chain_seq as "seq", "chain_hash" as "hash",
  audit_line(at, actor_id, action, subject_type, subject_id, data, personal) as "line"
from "audit_log"
where "chain_seq" is not null
order by "subject_id", "chain_seq", "id"
limit $1;

-- findChainRows
select "id", "subject_id" as "bookingId", chain_seq as "seq", "chain_hash" as "hash",
  audit_line(at, actor_id, action, subject_type, subject_id, data, personal) as "line"
from "audit_log"
where "chain_seq" is not null
  and (subject_id, chain_seq, id) > ($1, $2::bigint, $3::bigint)
order by "subject_id", "chain_seq", "id"
limit $4;

-- findChainHeads
select "booking_id" as "bookingId", "length", "head"
from "audit_chains"
where "booking_id" in ($1);

-- findEmptyChain
select "booking_id" as "bookingId"
from "audit_chains"
where "length" > $1
  and not exists (select "audit_log"."id" from "audit_log" where "audit_log"."subject_id" = audit_chains.booking_id::text and "audit_log"."chain_seq" is not null)
order by "booking_id"
limit $2;
