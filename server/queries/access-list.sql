-- What server/src/features/access-list/access-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isOnAccessList
select "email"
from "access_whitelist"
where "email" = $1;

-- holdAccess
select "email"
from "access_whitelist"
where "email" = $1 for share;

-- insertAccess
insert into "access_whitelist" ("email", "added_at", "added_by", "source")
values ($1, $2, $3, $4)
on conflict on constraint "access_whitelist_pkey" do nothing
returning "email";

-- deleteAccess
delete from "access_whitelist"
where "email" = $1;

-- lockUserByEmail
select "id"
from "users"
where "email" = $1 for no key update;

-- findAccessPage
select "entry"."email", "entry"."added_at" as "addedAt", "entry"."source", "users"."id" as "userId"
from "access_whitelist" as "entry"
left join "users" on "users"."email" = "entry"."email"
where true
order by "entry"."added_at" desc, "entry"."email" desc
limit $1;

-- findAccessPage
select "entry"."email", "entry"."added_at" as "addedAt", "entry"."source", "users"."id" as "userId"
from "access_whitelist" as "entry"
left join "users" on "users"."email" = "entry"."email"
where position(lower($1) in entry.email) > 0
  and entry.source = $2
  and (entry.added_at, entry.email) > ($3, $4)
order by "entry"."added_at" asc, "entry"."email" asc
limit $5;

-- countAccess
select count(*) as "count"
from "access_whitelist" as "entry"
where true;

-- countAccess
select count(*) as "count"
from "access_whitelist" as "entry"
where position(lower($1) in entry.email) > 0
  and entry.source = $2;

-- isSignUpOpen
select "value"
from "platform_settings"
where "name" = $1;

-- isShutOut
select "id"
from "users"
where ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb);

-- findUsersByEmails
select "id"
from "users"
where "email" in ($1);

-- findUnlisted
select users.id
from users
where not exists (select from access_whitelist as listed where listed.email = users.email)
  and (exists (select from properties where host_id = users.id) or exists (select from bookings where guest_id = users.id and expires_at is not null))
order by users.id;

-- lockAdminRoles
select "user_id"
from "user_roles"
where "role" = $1
order by "user_id"
for update;

-- findActingAdmins
select "value"
from "platform_settings"
where "name" = $1;
select "user_roles"."user_id" as "userId"
from "user_roles"
inner join "users" on "users"."id" = "user_roles"."user_id"
left join "access_whitelist" as "entry" on "entry"."email" = "users"."email"
where "user_roles"."role" = $1
  and "users"."suspended_at" is null
  and "users"."closed_at" is null
  and "users"."email_confirmed_at" is not null
  and "entry"."email" is not null;
