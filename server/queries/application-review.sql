-- What server/src/features/application/application-review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countFound
select count(*) as "count"
from "host_applications"
inner join "users" on "users"."id" = "host_applications"."user_id"
inner join "profiles" on "profiles"."id" = "host_applications"."user_id"
where host_applications.status = $1
  and (users.email ilike $2 or profiles.full_name ilike $3 or host_applications.title ilike $4 or host_applications.property_city ilike $5)
  and not exists (select 1 from assignments where assignments.queue = $6 and assignments.subject_id = "host_applications"."id");

-- findApplicationPage
select "host_applications".*, "users"."email", "profiles"."full_name" as "fullName",
  "properties"."id" as "propertyId", "application_revisions"."terms_changed" as "termsChanged",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "host_applications"."id") as "assignee"
from "host_applications"
inner join "users" on "users"."id" = "host_applications"."user_id"
inner join "profiles" on "profiles"."id" = "host_applications"."user_id"
left join "properties" on "properties"."application_id" = "host_applications"."id"
left join "application_revisions" on "application_revisions"."application_id" = "host_applications"."id" and "application_revisions"."revision" = "host_applications"."revision"
where "host_applications"."status" <> $2
  and host_applications.status = $3
  and (users.email ilike $4 or profiles.full_name ilike $5 or host_applications.title ilike $6 or host_applications.property_city ilike $7)
  and not exists (select 1 from assignments where assignments.queue = $8 and assignments.subject_id = "host_applications"."id")
  and (host_applications.submitted_at, host_applications.id) < ($9, $10::uuid)
order by "host_applications"."submitted_at" desc, "host_applications"."id" desc
limit $11;

-- findForReview
select "host_applications".*, "users"."email", "profiles"."full_name" as "fullName",
  "properties"."id" as "propertyId", "application_revisions"."terms_changed" as "termsChanged",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "host_applications"."id") as "assignee"
from "host_applications"
inner join "users" on "users"."id" = "host_applications"."user_id"
inner join "profiles" on "profiles"."id" = "host_applications"."user_id"
left join "properties" on "properties"."application_id" = "host_applications"."id"
left join "application_revisions" on "application_revisions"."application_id" = "host_applications"."id" and "application_revisions"."revision" = "host_applications"."revision"
where "host_applications"."status" <> $2
  and "host_applications"."id" = $3;

-- countApplications
select "status", count(*) as "count"
from "host_applications"
group by "status";

-- findLastDecided
select distinct on ("application_revisions"."application_id") "application_revisions"."application_id" as "applicationId",
  "application_revisions"."content"
from "application_revisions"
inner join "host_applications" on "host_applications"."id" = "application_revisions"."application_id"
where "application_revisions"."application_id" in ($1)
  and "application_revisions"."status" <> $2
  and "application_revisions"."revision" < "host_applications"."revision"
order by "application_revisions"."application_id", application_revisions.status = 'withdrawn',
  "application_revisions"."revision" desc;

-- findReviewTimes
select count(*) as "decisions",
  percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 60) as "medianMinutes"
from "application_revisions"
where "decided_by" is not null
  and "decided_at" > $1;

-- findDecision
select "host_applications"."user_id" as "userId", "host_applications"."status",
  "host_applications"."revision", "host_applications"."decided_by" as "decidedBy",
  "profiles"."full_name" as "reviewer"
from "host_applications"
left join "profiles" on "profiles"."id" = "host_applications"."decided_by"
where "host_applications"."id" = $1;
