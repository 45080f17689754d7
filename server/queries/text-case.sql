-- What server/src/features/moderation/text-case.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findApproved
select field, text_hash as hash
from moderation_cases
where subject_id = $1
  and place_kind = $2
  and place_id is not distinct
from $3::uuid and text_hash = any($4::bytea[]) and state = 'approved';

-- writeTextCase
insert into moderation_cases (subject_id, severity, reason, state, created_at, quote, origin, place_kind, place_id, field, text_class, flags, text_hash)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (subject_id, place_kind, place_id, field, text_hash)
where text_hash is not null do update
set created_at = case when moderation_cases.state = 'refused' then excluded.created_at else moderation_cases.created_at end
returning id, state, origin, xmax = 0 as "isNew";

-- lockTextCase
select "id", "state", "origin", "field", "place_kind" as "placeKind"
from "moderation_cases"
where "id" = $1
  and "subject_id" = $2
  and "origin" is not null
for update;

-- openTextCase
update "moderation_cases"
set "state" = $1, "origin" = $2, "created_at" = $3
where "id" = $4;

-- deleteRefused
delete from "moderation_cases"
where "state" = $1
  and "created_at" < $2;
