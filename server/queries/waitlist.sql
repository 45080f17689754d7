-- What server/src/features/waitlist/waitlist.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertEntry
insert into "waitlist" ("email", "full_name", "user_type", "language", "created_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "waitlist_email_unique" do nothing
returning "id";

-- findEntry
select "email", "full_name" as "fullName", "user_type" as "userType"
from "waitlist"
where "id" = $1;

-- markInvited
update "waitlist"
set "invited_at" = $1, "invited_by" = $2
where "id" in ($3, $4)
  and "invited_at" is null
returning "id", "email", "full_name" as "fullName", "language";

-- countEntries
select count(*) as "count"
from "waitlist"
where "id" in ($1, $2);

-- findEntryPage
select "waitlist"."id", "waitlist"."email", "waitlist"."full_name" as "fullName",
  "waitlist"."user_type" as "userType", "waitlist"."created_at" as "joinedAt",
  "waitlist"."invited_at" as "invitedAt", "users"."id" as "userId"
from "waitlist"
left join "users" on "users"."email" = "waitlist"."email"
where true
  and waitlist.invited_at is null
order by "waitlist"."created_at" desc, "waitlist"."id" desc
limit $1;

-- findEntryPage
select "waitlist"."id", "waitlist"."email", "waitlist"."full_name" as "fullName",
  "waitlist"."user_type" as "userType", "waitlist"."created_at" as "joinedAt",
  "waitlist"."invited_at" as "invitedAt", "users"."id" as "userId"
from "waitlist"
left join "users" on "users"."email" = "waitlist"."email"
where (position(lower($1) in waitlist.email) > 0 or position(lower($2) in lower(waitlist.full_name)) > 0)
  and (waitlist.created_at, waitlist.id) > ($3, $4::uuid)
order by "waitlist"."created_at" asc, "waitlist"."id" asc
limit $5;

-- countMatching
select count(*) as "count"
from "waitlist"
where (position(lower($1) in waitlist.email) > 0 or position(lower($2) in lower(waitlist.full_name)) > 0)
  and waitlist.invited_at is not null;
