-- What server/src/features/profile/profile.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findProfile
select "users"."email", users.password_hash is not null as "hasPassword",
  "profiles"."first_name" as "firstName", "profiles"."last_name" as "lastName",
  "profiles"."preferred_name" as "preferredName", "profiles"."date_of_birth" as "dateOfBirth",
  "profiles"."is_verified" as "isVerified", "profiles"."verification_status" as "verificationStatus",
  "profiles"."avatar_url" as "avatarUrl", "profiles"."intro", "profiles"."prompts", "profiles"."personal",
  "profiles"."work", "profiles"."has_phone" as "hasPhone",
  "profiles"."has_emergency_contact" as "hasEmergencyContact",
  exists (select "commitments"."user_id" from "commitments" where "commitments"."user_id" = "users"."id" and "commitments"."version" = $1) as "hasCommitted",
  exists (select "verifications"."id" from "verifications" where "verifications"."user_id" = "users"."id" and "verifications"."status" in ($2, $3)) as "isBeingChecked"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $4;

-- lockProfile
select "personal", "avatar_key" as "avatarKey", "prompts"
from "profiles"
where "id" = $1
for update;

-- updateWords
update "profiles"
set "intro" = $1, "prompts" = $2, "updated_at" = $3
where "id" = $4;

-- updateAvatar
update "profiles"
set "avatar_key" = $1, "avatar_url" = $2, "updated_at" = $3
where "id" = $4;

-- updatePersonal
update "profiles"
set "preferred_name" = $1, "personal" = $2, "has_phone" = $3, "has_emergency_contact" = $4, "updated_at" = $5
where "id" = $6;

-- updateLegalName
update "profiles"
set "first_name" = $1, "last_name" = $2, "full_name" = $3, "updated_at" = $4
where "id" = $5;

-- updateWork
update "profiles"
set "work" = $1, "updated_at" = $2
where "id" = $3;

-- updatePreferences
update "users"
set "language" = $1, "time_zone" = $2
where "id" = $3;

-- findPersonal
select "personal"
from "profiles"
where "id" = $1;
