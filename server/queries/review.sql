-- What server/src/features/verification/review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReviewPage
select "verifications"."id", "verifications"."user_id" as "userId", "verifications"."personal",
  "verifications"."date_of_birth" as "dateOfBirth", "verifications"."id_last4" as "idLast4",
  "verifications"."id_hash" as "idHash", "verifications"."provider", "verifications"."status",
  "verifications"."flags", "verifications"."reason", "verifications"."submitted_at" as "submittedAt",
  "verifications"."decided_at" as "decidedAt", "users"."email", "profiles"."full_name" as "profileName",
  "profiles"."date_of_birth" as "profileBirthday", "documents"."id" as "documentId",
  "documents"."media_type" as "mediaType", "documents"."size_bytes" as "sizeBytes"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
left join "documents" on "documents"."id" = "verifications"."document_id" and "documents"."purged_at" is null
where "verifications"."status" = $1
  and (verifications.submitted_at, verifications.id) < ($2, $3)
order by "verifications"."submitted_at" desc, "verifications"."id" desc
limit $4;

-- findReview
select "verifications"."id", "verifications"."user_id" as "userId", "verifications"."personal",
  "verifications"."date_of_birth" as "dateOfBirth", "verifications"."id_last4" as "idLast4",
  "verifications"."id_hash" as "idHash", "verifications"."provider", "verifications"."status",
  "verifications"."flags", "verifications"."reason", "verifications"."submitted_at" as "submittedAt",
  "verifications"."decided_at" as "decidedAt", "users"."email", "profiles"."full_name" as "profileName",
  "profiles"."date_of_birth" as "profileBirthday", "documents"."id" as "documentId",
  "documents"."media_type" as "mediaType", "documents"."size_bytes" as "sizeBytes"
from "verifications"
inner join "users" on "users"."id" = "verifications"."user_id"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
left join "documents" on "documents"."id" = "verifications"."document_id" and "documents"."purged_at" is null
where "verifications"."id" = $1;

-- countReviews
select count(*) as "count"
from "verifications"
where "status" = $1;

-- findAccountsWithIds
select distinct "verifications"."id_hash" as "idHash", "profiles"."id" as "userId",
  "profiles"."full_name" as "name"
from "verifications"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
where "verifications"."id_hash" in ($1)
order by "name";
