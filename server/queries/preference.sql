-- What server/src/features/notification/preference/preference.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPreferences
select "topics_off" as "topicsOff", "no_marketing" as "noMarketing"
from "notification_preferences"
where "user_id" = $1;

-- isHere
select "users"."id"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1
  and "users"."suspended_at" is null
  and "users"."closed_at" is null
  and "profiles"."verification_status" <> $2;

-- switchTopic
insert into "notification_preferences" ("user_id", "topics_off", "updated_at")
values ($1, $2, $3)
on conflict on constraint "notification_preferences_pkey" do update
set "topics_off" = array_remove(notification_preferences.topics_off, $4::text) || $5::text[],
  "updated_at" = $6
returning "topics_off" as "topicsOff", "no_marketing" as "noMarketing";

-- switchMarketing
insert into "notification_preferences" ("user_id", "no_marketing", "updated_at")
values ($1, $2, $3)
on conflict on constraint "notification_preferences_pkey" do update
set "no_marketing" = $4, "updated_at" = $5
returning "topics_off" as "topicsOff", "no_marketing" as "noMarketing";
