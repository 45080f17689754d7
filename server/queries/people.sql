-- What server/src/features/people/people.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPeoplePage
select "users"."id", "users"."email", "users"."created_at" as "createdAt",
  "users"."suspended_at" as "suspendedAt", "users"."email_confirmed_at" as "emailConfirmedAt",
  "profiles"."full_name" as "fullName", lower(profiles.full_name) as "nameKey",
  "profiles"."verification_status" as "verificationStatus",
  array(select role from user_roles where user_id = users.id order by role) as "roles",
  (select count(*) from bookings where state = 'confirmed' and (guest_id = users.id or host_id = users.id)) as "bookingsAhead",
  exists (select "email" from "access_whitelist" where "access_whitelist"."email" = "users"."email") as "onAccessList",
  (select max("last_used_at") as "last" from "sessions" where "sessions"."user_id" = "users"."id" and "sessions"."impersonated_by" is null) as "lastSeenAt"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true
order by users.created_at desc, users.id desc
limit $1;

-- findPeoplePage
select "users"."id", "users"."email", "users"."created_at" as "createdAt",
  "users"."suspended_at" as "suspendedAt", "users"."email_confirmed_at" as "emailConfirmedAt",
  "profiles"."full_name" as "fullName", lower(profiles.full_name) as "nameKey",
  "profiles"."verification_status" as "verificationStatus",
  array(select role from user_roles where user_id = users.id order by role) as "roles",
  (select count(*) from bookings where state = 'confirmed' and (guest_id = users.id or host_id = users.id)) as "bookingsAhead",
  exists (select "email" from "access_whitelist" where "access_whitelist"."email" = "users"."email") as "onAccessList",
  (select max("last_used_at") as "last" from "sessions" where "sessions"."user_id" = "users"."id" and "sessions"."impersonated_by" is null) as "lastSeenAt"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true
order by coalesce((select max(s.last_used_at) from sessions s where s.user_id = users.id and s.impersonated_by is null), 'epoch'::timestamptz) desc,
  users.id desc
limit $1;

-- findPeoplePage
select "users"."id", "users"."email", "users"."created_at" as "createdAt",
  "users"."suspended_at" as "suspendedAt", "users"."email_confirmed_at" as "emailConfirmedAt",
  "profiles"."full_name" as "fullName", lower(profiles.full_name) as "nameKey",
  "profiles"."verification_status" as "verificationStatus",
  array(select role from user_roles where user_id = users.id order by role) as "roles",
  (select count(*) from bookings where state = 'confirmed' and (guest_id = users.id or host_id = users.id)) as "bookingsAhead",
  exists (select "email" from "access_whitelist" where "access_whitelist"."email" = "users"."email") as "onAccessList",
  (select max("last_used_at") as "last" from "sessions" where "sessions"."user_id" = "users"."id" and "sessions"."impersonated_by" is null) as "lastSeenAt"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true
  and (position(lower($1) in users.email) > 0 or position(lower($2) in lower(profiles.full_name)) > 0)
  and exists (select 1 from user_roles r where r.user_id = users.id and r.role = $3)
  and profiles.is_verified = $4
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and (lower(profiles.full_name), users.id) > ($5::text, $6::uuid)
order by lower(profiles.full_name) asc, users.id asc
limit $7;

-- countPeople
select count(*) as "count"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true;

-- countPeople
select count(*) as "count"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true
  and users.suspended_at is not null;

-- countPeople
select count(*) as "count"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where true
  and profiles.verification_status = 'deactivated';

-- findPerson
select "users"."id", "users"."email", "users"."created_at" as "createdAt",
  "users"."suspended_at" as "suspendedAt", "users"."email_confirmed_at" as "emailConfirmedAt",
  "profiles"."full_name" as "fullName", lower(profiles.full_name) as "nameKey",
  "profiles"."verification_status" as "verificationStatus",
  array(select role from user_roles where user_id = users.id order by role) as "roles",
  (select count(*) from bookings where state = 'confirmed' and (guest_id = users.id or host_id = users.id)) as "bookingsAhead",
  exists (select "email" from "access_whitelist" where "access_whitelist"."email" = "users"."email") as "onAccessList",
  (select max("last_used_at") as "last" from "sessions" where "sessions"."user_id" = "users"."id" and "sessions"."impersonated_by" is null) as "lastSeenAt"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;

-- deleteRole
delete from "user_roles"
where "user_id" = $1
  and "role" = $2;

-- setSuspended
update "users"
set "suspended_at" = $1
where "id" = $2
  and "suspended_at" is null;

-- setSuspended
update "users"
set "suspended_at" = $1
where "id" = $2
  and "suspended_at" is not null;
