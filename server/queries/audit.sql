-- What server/src/features/audit/audit.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAuditPage
select "audit_log"."id", "audit_log"."at", "audit_log"."actor_id" as "actorId",
  "profiles"."full_name" as "actorName", "audit_log"."action", "audit_log"."subject_type" as "subjectType",
  "audit_log"."subject_id" as "subjectId", "audit_log"."data", "audit_log"."personal",
  "audit_log"."personal_subject" as "personalSubject", "audit_log"."chain_seq" as "chainNumber"
from "audit_log"
left join "profiles" on "profiles"."id" = "audit_log"."actor_id"
order by "audit_log"."id" desc
limit $1;

-- findAuditPage
select "audit_log"."id", "audit_log"."at", "audit_log"."actor_id" as "actorId",
  "profiles"."full_name" as "actorName", "audit_log"."action", "audit_log"."subject_type" as "subjectType",
  "audit_log"."subject_id" as "subjectId", "audit_log"."data", "audit_log"."personal",
  "audit_log"."personal_subject" as "personalSubject", "audit_log"."chain_seq" as "chainNumber"
from "audit_log"
left join "profiles" on "profiles"."id" = "audit_log"."actor_id"
where "audit_log"."action" = $1
  and "audit_log"."subject_id" = $2
  and "audit_log"."actor_id" in (select "users"."id" from "users" inner join "profiles" on "profiles"."id" = "users"."id" where ("profiles"."full_name" ilike $3 or "users"."email" ilike $4))
  and "audit_log"."at" >= $5
  and "audit_log"."at" < $6
  and "audit_log"."id" > $7
order by "audit_log"."id" asc
limit $8;

-- countAudit
select count(*) as "count"
from (select "audit_log"."id" from "audit_log" limit $1) as "found";

-- countAudit
select count(*) as "count"
from (select "audit_log"."id" from "audit_log" where "audit_log"."action" = $1 and "audit_log"."subject_id" = $2 and "audit_log"."actor_id" in (select "users"."id" from "users" inner join "profiles" on "profiles"."id" = "users"."id" where ("profiles"."full_name" ilike $3 or "users"."email" ilike $4)) and "audit_log"."at" >= $5 and "audit_log"."at" < $6 limit $7) as "found";
