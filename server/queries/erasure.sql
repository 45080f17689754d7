-- What server/src/features/retention/erase/erasure.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertErasure
insert into "erasures" ("rule", "subject_type", "subject_id", "what", "erased_at")
values ($1, $2, $3, $4, $5);

-- findErasures
select "id", "rule", "subject_type" as "subjectType", "subject_id" as "subjectId", "what",
  "erased_at" as "erasedAt"
from "erasures"
order by "id" desc
limit $1;

-- findErasures
select "id", "rule", "subject_type" as "subjectType", "subject_id" as "subjectId", "what",
  "erased_at" as "erasedAt"
from "erasures"
where "rule" = $1
  and subject_id::text like $2
  and "id" > $3
order by "id" asc
limit $4;

-- countErasures
select count(*) as "count"
from "erasures";
