-- What server/src/features/verification/verification.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockProfile
select "verification_status" as "verificationStatus", "date_of_birth" as "dateOfBirth"
from "profiles"
where "id" = $1
for update;

-- lockIdHash
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- isIdOnAnotherAccount
select "id"
from "verifications"
where "id_hash" = $1
  and "user_id" <> $2
limit $3;

-- wasRejectedByPerson
select "id"
from "verifications"
where "user_id" = $1
  and "status" = $2
  and "decided_by" is not null
limit $3;

-- findOpenVerification
select "id", "status", "provider", "provider_reference" as "reference", "submitted_at" as "submittedAt"
from "verifications"
where "user_id" = $1
  and "status" in ($2, $3);

-- insertVerification
insert into "verifications" ("id", "user_id", "provider", "provider_reference", "status", "personal", "date_of_birth", "id_last4", "id_hash", "document_id", "flags", "submitted_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("user_id")
where status in ('processing', 'in_review') do nothing;

-- closeVerification
update "verifications"
set "status" = $1, "reason" = $2, "decided_at" = $3, "decided_by" = $4
where "id" = $5
  and "status" = $6
returning "user_id" as "userId", "provider", "provider_reference" as "reference",
  "document_id" as "documentId";

-- updateProfileStatus
update "profiles"
set "verification_status" = case verification_status when 'deactivated' then 'deactivated' else $1 end,
  "status_before_deactivation" = case verification_status when 'deactivated' then $2 end, "updated_at" = $3
where "id" = $4
  and 'verified' not in (verification_status, coalesce(status_before_deactivation, ''));

-- markProfileVerified
update "profiles"
set "verification_status" = case verification_status when 'deactivated' then 'deactivated' else $1 end,
  "status_before_deactivation" = case verification_status when 'deactivated' then $2 end,
  "is_verified" = verification_status <> 'deactivated', "verification_date" = $3,
  "verification_provider" = $4, "verification_token" = $5, "updated_at" = $6
where "id" = $7;

-- findLatestOfPerson
select "status", "reason", "submitted_at" as "submittedAt", "provider"
from "verifications"
where "user_id" = $1
order by "submitted_at" desc
limit $2;

-- findByReference
select "id", "user_id" as "userId", "personal", "date_of_birth" as "dateOfBirth"
from "verifications"
where "provider_reference" = $1
  and "status" = $2
for update;

-- moveToReview
update "verifications"
set "status" = $1, "flags" = $2
where "id" = $3
  and "status" = $4
returning "id";

-- insertProviderEvent
insert into "provider_events" ("id", "kind", "provider", "received_at")
values ($1, $2, $3, $4)
on conflict on constraint "provider_events_pkey" do nothing;

-- findVerification
select "verifications"."user_id" as "userId", "verifications"."provider", "verifications"."status",
  "verifications"."reason", "verifications"."document_id" as "documentId", "users"."email",
  "profiles"."full_name" as "fullName"
from "verifications"
inner join "profiles" on "profiles"."id" = "verifications"."user_id"
inner join "users" on "users"."id" = "verifications"."user_id"
where "verifications"."id" = $1;
