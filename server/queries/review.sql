-- What server/src/features/verification/review/review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReviewPage
select "verifications"."id", "verifications"."user_id" as "userId", "verifications"."personal",
  "verifications"."date_of_birth" as "dateOfBirth", "verifications"."id_last4" as "idLast4",
  "verifications"."id_hash" as "idHash", "verifications"."provider", "verifications"."status",
  "verifications"."flags", "verifications"."reason", "verifications"."submitted_at" as "submittedAt",
  "verifications"."decided_at" as "decidedAt", "users"."email", "profiles"."full_name" as "profileName",
  "profiles"."date_of_birth" as "profileBirthday", "documents"."id" as "documentId",
  "documents"."media_type" as "mediaType", "documents"."size_bytes" as "sizeBytes",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "verifications"."id") as "assignee"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
left join "documents" on "documents"."id" = "verifications"."document_id" and "documents"."purged_at" is null
where verifications.status = $2
  and true
  and true
  and (verifications.submitted_at, verifications.id) < ($3, $4::uuid)
order by "verifications"."submitted_at" desc, "verifications"."id" desc
limit $5;

-- findReviewPage
select "verifications"."id", "verifications"."user_id" as "userId", "verifications"."personal",
  "verifications"."date_of_birth" as "dateOfBirth", "verifications"."id_last4" as "idLast4",
  "verifications"."id_hash" as "idHash", "verifications"."provider", "verifications"."status",
  "verifications"."flags", "verifications"."reason", "verifications"."submitted_at" as "submittedAt",
  "verifications"."decided_at" as "decidedAt", "users"."email", "profiles"."full_name" as "profileName",
  "profiles"."date_of_birth" as "profileBirthday", "documents"."id" as "documentId",
  "documents"."media_type" as "mediaType", "documents"."size_bytes" as "sizeBytes",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "verifications"."id") as "assignee"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
left join "documents" on "documents"."id" = "verifications"."document_id" and "documents"."purged_at" is null
where verifications.status = $2
  and (users.email ilike $3 or profiles.full_name ilike $4)
  and exists (select 1 from assignments where assignments.queue = $5 and assignments.subject_id = "verifications"."id" and assignments.assignee_id = $6::uuid)
  and (verifications.submitted_at, verifications.id) > ($7, $8::uuid)
order by "verifications"."submitted_at" asc, "verifications"."id" asc
limit $9;

-- findReview
select "verifications"."id", "verifications"."user_id" as "userId", "verifications"."personal",
  "verifications"."date_of_birth" as "dateOfBirth", "verifications"."id_last4" as "idLast4",
  "verifications"."id_hash" as "idHash", "verifications"."provider", "verifications"."status",
  "verifications"."flags", "verifications"."reason", "verifications"."submitted_at" as "submittedAt",
  "verifications"."decided_at" as "decidedAt", "users"."email", "profiles"."full_name" as "profileName",
  "profiles"."date_of_birth" as "profileBirthday", "documents"."id" as "documentId",
  "documents"."media_type" as "mediaType", "documents"."size_bytes" as "sizeBytes",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "verifications"."id") as "assignee"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
left join "documents" on "documents"."id" = "verifications"."document_id" and "documents"."purged_at" is null
where "verifications"."id" = $2;

-- countReviews
select count(*) as "count"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
where verifications.status = $1
  and (users.email ilike $2 or profiles.full_name ilike $3)
  and exists (select 1 from assignments where assignments.queue = $4 and assignments.subject_id = "verifications"."id" and assignments.assignee_id = $5::uuid);

-- findAccountsWithIds
select distinct "verifications"."id_hash" as "idHash", "profiles"."id" as "userId",
  "profiles"."full_name" as "name"
from "verifications"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
where "verifications"."id_hash" in ($1)
order by "name";
