-- What server/src/features/conversation/safety/moderation-case.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- openCase
insert into "moderation_cases" ("message_id", "subject_id", "reporter_id", "severity", "reason", "created_at")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing
returning "id";

-- takeTurnsToReport
select "id"
from "users"
where "id" = $1 for no key update;

-- hasOpenReport
select "id"
from "moderation_cases"
where "state" = $1
  and "reporter_id" = $2
  and "subject_id" = $3
  and "message_id" is null
  and "review_id" is null
  and "origin" is null;

-- findShownMessage
select m.id, m.sender_id as "senderId"
from messages m
join conversations c on c.id = m.conversation_id
where m.id = $1
  and ((c.guest_id = $2::uuid or c.host_id = $3::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and (not m.is_flagged or m.sender_id = $6::uuid);

-- findCasePage
select "moderation_cases"."id", "moderation_cases"."state", "moderation_cases"."severity",
  "moderation_cases"."reason", "moderation_cases"."note", "moderation_cases"."created_at" as "createdAt",
  "moderation_cases"."decided_at" as "decidedAt", "moderation_cases"."subject_id" as "subjectId",
  "users"."email", "users"."suspended_at" as "suspendedAt", "profiles"."full_name" as "fullName",
  "reporters"."id" as "reporterId", "reporters"."full_name" as "reporterName", "messages"."id" as "messageId",
  "messages"."content", "messages"."created_at" as "saidAt", "moderation_cases"."quote",
  "moderation_cases"."origin", "moderation_cases"."place_kind" as "placeKind",
  "moderation_cases"."place_id" as "placeId", "moderation_cases"."field",
  "moderation_cases"."text_class" as "textClass", "moderation_cases"."flags", "reviews"."id" as "reviewId",
  "reviews"."body" as "reviewBody", "reviews"."rating", "reviews"."hidden_at" as "hiddenAt",
  "properties"."id" as "propertyId", "properties"."title",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "moderation_cases"."id") as "assignee"
from "moderation_cases"
inner join "users" on "users"."id" = "moderation_cases"."subject_id"
inner join "profiles" on "profiles"."id" = "moderation_cases"."subject_id"
left join "profiles" as "reporters" on "reporters"."id" = "moderation_cases"."reporter_id"
left join "messages" on "messages"."id" = "moderation_cases"."message_id"
left join "conversations" on "conversations"."id" = "messages"."conversation_id"
left join "reviews" on "reviews"."id" = "moderation_cases"."review_id"
left join "properties" on properties.id = coalesce(conversations.property_id, reviews.property_id, case when moderation_cases.place_kind in ('listing', 'request') then moderation_cases.place_id end)
where moderation_cases.state = 'open'
  and true
  and true
order by "moderation_cases"."created_at" desc, "moderation_cases"."id" desc
limit $2;

-- findCasePage
select "moderation_cases"."id", "moderation_cases"."state", "moderation_cases"."severity",
  "moderation_cases"."reason", "moderation_cases"."note", "moderation_cases"."created_at" as "createdAt",
  "moderation_cases"."decided_at" as "decidedAt", "moderation_cases"."subject_id" as "subjectId",
  "users"."email", "users"."suspended_at" as "suspendedAt", "profiles"."full_name" as "fullName",
  "reporters"."id" as "reporterId", "reporters"."full_name" as "reporterName", "messages"."id" as "messageId",
  "messages"."content", "messages"."created_at" as "saidAt", "moderation_cases"."quote",
  "moderation_cases"."origin", "moderation_cases"."place_kind" as "placeKind",
  "moderation_cases"."place_id" as "placeId", "moderation_cases"."field",
  "moderation_cases"."text_class" as "textClass", "moderation_cases"."flags", "reviews"."id" as "reviewId",
  "reviews"."body" as "reviewBody", "reviews"."rating", "reviews"."hidden_at" as "hiddenAt",
  "properties"."id" as "propertyId", "properties"."title",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "moderation_cases"."id") as "assignee"
from "moderation_cases"
inner join "users" on "users"."id" = "moderation_cases"."subject_id"
inner join "profiles" on "profiles"."id" = "moderation_cases"."subject_id"
left join "profiles" as "reporters" on "reporters"."id" = "moderation_cases"."reporter_id"
left join "messages" on "messages"."id" = "moderation_cases"."message_id"
left join "conversations" on "conversations"."id" = "messages"."conversation_id"
left join "reviews" on "reviews"."id" = "moderation_cases"."review_id"
left join "properties" on properties.id = coalesce(conversations.property_id, reviews.property_id, case when moderation_cases.place_kind in ('listing', 'request') then moderation_cases.place_id end)
where moderation_cases.state not in ('open', 'refused')
  and (users.email ilike $2 or profiles.full_name ilike $3 or moderation_cases.reason ilike $4)
  and exists (select 1 from assignments where assignments.queue = $5 and assignments.subject_id = "moderation_cases"."id" and assignments.assignee_id = $6::uuid)
  and (moderation_cases.created_at, moderation_cases.id) > ($7, $8::uuid)
order by "moderation_cases"."created_at" asc, "moderation_cases"."id" asc
limit $9;

-- countCases
select count(*) as "count"
from "moderation_cases"
inner join "users" on "users"."id" = "moderation_cases"."subject_id"
inner join "profiles" on "profiles"."id" = "moderation_cases"."subject_id"
where moderation_cases.state = 'open'
  and true
  and true;

-- countCases
select count(*) as "count"
from "moderation_cases"
inner join "users" on "users"."id" = "moderation_cases"."subject_id"
inner join "profiles" on "profiles"."id" = "moderation_cases"."subject_id"
where moderation_cases.state not in ('open', 'refused')
  and (users.email ilike $1 or profiles.full_name ilike $2 or moderation_cases.reason ilike $3)
  and exists (select 1 from assignments where assignments.queue = $4 and assignments.subject_id = "moderation_cases"."id" and assignments.assignee_id = $5::uuid);

-- findCase
select "moderation_cases"."id", "moderation_cases"."state", "moderation_cases"."severity",
  "moderation_cases"."reason", "moderation_cases"."note", "moderation_cases"."created_at" as "createdAt",
  "moderation_cases"."decided_at" as "decidedAt", "moderation_cases"."subject_id" as "subjectId",
  "users"."email", "users"."suspended_at" as "suspendedAt", "profiles"."full_name" as "fullName",
  "reporters"."id" as "reporterId", "reporters"."full_name" as "reporterName", "messages"."id" as "messageId",
  "messages"."content", "messages"."created_at" as "saidAt", "moderation_cases"."quote",
  "moderation_cases"."origin", "moderation_cases"."place_kind" as "placeKind",
  "moderation_cases"."place_id" as "placeId", "moderation_cases"."field",
  "moderation_cases"."text_class" as "textClass", "moderation_cases"."flags", "reviews"."id" as "reviewId",
  "reviews"."body" as "reviewBody", "reviews"."rating", "reviews"."hidden_at" as "hiddenAt",
  "properties"."id" as "propertyId", "properties"."title",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "moderation_cases"."id") as "assignee"
from "moderation_cases"
inner join "users" on "users"."id" = "moderation_cases"."subject_id"
inner join "profiles" on "profiles"."id" = "moderation_cases"."subject_id"
left join "profiles" as "reporters" on "reporters"."id" = "moderation_cases"."reporter_id"
left join "messages" on "messages"."id" = "moderation_cases"."message_id"
left join "conversations" on "conversations"."id" = "messages"."conversation_id"
left join "reviews" on "reviews"."id" = "moderation_cases"."review_id"
left join "properties" on properties.id = coalesce(conversations.property_id, reviews.property_id, case when moderation_cases.place_kind in ('listing', 'request') then moderation_cases.place_id end)
where "moderation_cases"."id" = $2;

-- lockCase
select "subject_id" as "subjectId", "message_id" as "messageId", "state", "origin"
from "moderation_cases"
where "id" = $1
for update;

-- writeDecision
update "moderation_cases"
set "state" = $1, "note" = $2, "decided_at" = $3, "decided_by" = $4
where "id" = $5;
