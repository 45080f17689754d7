-- What server/src/features/compliance/pack/pack.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findChain
select "length", encode(head, 'hex') as "head"
from "audit_chains"
where "booking_id" = $1;

-- findPackEvents
select chain_seq as "seq", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at",
  coalesce(actor_id::text, '') as "actor", "action", "subject_type" as "subjectType",
  "subject_id" as "subject", data::text as "data",
  coalesce(encode(sha256(personal), 'hex'), '') as "personal", encode(chain_hash, 'hex') as "hash"
from "audit_log"
where "subject_id" = $1
  and "chain_seq" is not null
order by "chain_seq";
