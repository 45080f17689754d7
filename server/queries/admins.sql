-- What server/src/features/admin-set-up/admins.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAdmins
select "users"."email", users.email_confirmed_at is not null as "isConfirmed"
from "user_roles"
inner join "users" on "users"."id" = "user_roles"."user_id"
where "user_roles"."role" = $1
  and "users"."closed_at" is null
order by "users"."email";

-- requireSecondFactorOfAdmins
insert into "platform_settings" ("name", "value", "version", "updated_at")
values ($1, $2, $3, $4)
on conflict on constraint "platform_settings_pkey" do nothing;
