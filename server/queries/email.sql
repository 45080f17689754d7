-- What server/src/features/profile/personal-info/email.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSignIn
select "users"."email", "users"."password_hash" as "passwordHash", "users"."time_zone" as "timeZone",
  "profiles"."full_name" as "fullName"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;

-- findNewEmail
select "email"
from "mail_links"
where "user_id" = $1
  and "purpose" = $2
  and "used_at" is null
  and "expires_at" > $3
order by "created_at" desc
limit $4;

-- isEmailTaken
select "id"
from "users"
where "email" = $1;

-- lockSignIn
select "email", "suspended_at" as "suspendedAt"
from "users"
where "id" = $1
for update;

-- updateEmail
update "users"
set "email" = $1, "email_confirmed_at" = $2
where "id" = $3;
update "profiles"
set "email" = $1, "updated_at" = $2
where "id" = $3;

-- moveAccess
with gone as (delete from access_whitelist where email = $1 returning added_at, added_by, source) insert into access_whitelist (email, added_at, added_by, source) select $2,
  added_at, added_by, source
from gone
on conflict on constraint access_whitelist_pkey do nothing;

-- moveWaiting
with gone as (delete from waitlist where email = $1 returning *) insert into waitlist (id, email, full_name, user_type, language, created_at, invited_at, invited_by) select id,
  $2, full_name, user_type, language, created_at, invited_at, invited_by
from gone
on conflict on constraint waitlist_email_unique do nothing;
