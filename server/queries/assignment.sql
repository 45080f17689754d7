-- What server/src/features/assignment/assignment.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockOpenWork
select id
from verifications
where id = $1
  and status = 'in_review' for no key update;

-- lockOpenWork
select id
from host_applications
where id = $1
  and status = 'pending' for no key update;

-- lockOpenWork
select id
from moderation_cases
where id = $1
  and state = 'open' for no key update;

-- lockOpenWork
select id
from claims
where id = $1
  and state in ('open', 'answered') for no key update;

-- lockOpenWork
select id
from refunds
where id = $1
  and state <> 'done' for no key update;

-- assigneeOf
select (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "claims"."id") as "assignee"
from "claims";

-- isWork
select "id"
from "claims"
where true;

-- isWork
select "id"
from "claims"
where exists (select 1 from assignments where assignments.queue = $1 and assignments.subject_id = "claims"."id" and assignments.assignee_id = $2::uuid);

-- isWork
select "id"
from "claims"
where not exists (select 1 from assignments where assignments.queue = $1 and assignments.subject_id = "claims"."id");

-- findAssignee
select "profiles"."id", "profiles"."full_name" as "name"
from "assignments"
inner join "profiles" on "profiles"."id" = "assignments"."assignee_id"
where "assignments"."queue" = $1
  and "assignments"."subject_id" = $2;

-- isActingAdmin
select "users"."id"
from "user_roles"
inner join "users" on "users"."id" = "user_roles"."user_id"
where "users"."id" = $1
  and "user_roles"."role" = $2
  and "users"."suspended_at" is null;

-- writeAssignment
insert into "assignments" ("queue", "subject_id", "assignee_id", "assigned_by", "assigned_at")
values ($1, $2, $3, $4, $5)
on conflict ("queue", "subject_id") do update
set "assignee_id" = "excluded"."assignee_id", "assigned_by" = "excluded"."assigned_by",
  "assigned_at" = "excluded"."assigned_at";

-- clearAssignment
delete from "assignments"
where "queue" = $1
  and "subject_id" = $2;
