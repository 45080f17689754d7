-- What server/src/features/session/member.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMember
select "users"."id", "users"."email", "users"."email_confirmed_at" as "emailConfirmedAt",
  "users"."created_at" as "createdAt", "users"."language", "users"."time_zone" as "timeZone",
  "profiles"."full_name" as "fullName", "profiles"."first_name" as "firstName",
  "profiles"."last_name" as "lastName", "profiles"."date_of_birth" as "dateOfBirth",
  "profiles"."avatar_url" as "avatarUrl", "profiles"."verification_status" as "verificationStatus",
  array(select role from user_roles where user_id = users.id order by role) as "roles",
  exists (select "commitments"."user_id" from "commitments" where "commitments"."user_id" = "users"."id" and "commitments"."version" = $1) as "hasCommitted",
  ( exists (select from user_roles where user_id = users.id and role = 'admin') and exists (select from platform_settings where name = 'admins_need_second_factor' and value = 'true') and not exists (select from second_factors where user_id = users.id and confirmed_at is not null) and not exists (select from passkeys where user_id = users.id)) as "awaitsSecondFactor"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $2;

-- findLanguage
select "language"
from "users"
where "email" = $1;

-- findLanguageOf
select "language"
from "users"
where "id" = $1;
