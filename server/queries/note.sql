-- What server/src/features/people/note.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertNote
insert into "person_notes" ("user_id", "author_id", "body", "created_at")
values ($1, $2, $3, $4)
returning "id";

-- findNotes
select "person_notes"."id", "person_notes"."body", "person_notes"."created_at" as "createdAt",
  "profiles"."full_name" as "author"
from "person_notes"
inner join "profiles" on "profiles"."id" = "person_notes"."author_id"
where "person_notes"."user_id" = $1
  and "person_notes"."removed_at" is null
order by "person_notes"."created_at" desc, "person_notes"."id";

-- removeNote
update "person_notes"
set "removed_at" = $1, "removed_by" = $2
where "id" = $3
  and "user_id" = $4
  and "removed_at" is null;
