-- What server/src/features/platform-settings/platform-settings.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockSetting
select pg_advisory_xact_lock(hashtextextended($1, 0));
select "value", "version"
from "platform_settings"
where "name" = $1;

-- writeSetting
insert into "platform_settings" ("name", "value", "version", "updated_at", "updated_by")
values ($1, $2, $3, $4, $5)
on conflict on constraint "platform_settings_pkey" do update
set "value" = $6, "version" = $7, "updated_at" = $8, "updated_by" = $9;

-- insertChange
insert into "setting_changes" ("name", "version", "before", "after", "reason", "changed_by", "changed_at")
values ($1, $2, $3, $4, $5, $6, $7);

-- findChanged
select "platform_settings"."name", "platform_settings"."value", "platform_settings"."version",
  "platform_settings"."updated_at" as "updatedAt", "profiles"."full_name" as "updatedBy"
from "platform_settings"
left join "profiles" on "profiles"."id" = "platform_settings"."updated_by"
where "platform_settings"."name" in ($1, $2);

-- findChangesPage
select "setting_changes"."id", "setting_changes"."name", "setting_changes"."version",
  "setting_changes"."before", "setting_changes"."after", "setting_changes"."reason",
  "setting_changes"."changed_at" as "changedAt", "profiles"."full_name" as "changedBy"
from "setting_changes"
inner join "profiles" on "profiles"."id" = "setting_changes"."changed_by"
order by "setting_changes"."changed_at" desc, "setting_changes"."id" desc
limit $1;

-- findChangesPage
select "setting_changes"."id", "setting_changes"."name", "setting_changes"."version",
  "setting_changes"."before", "setting_changes"."after", "setting_changes"."reason",
  "setting_changes"."changed_at" as "changedAt", "profiles"."full_name" as "changedBy"
from "setting_changes"
inner join "profiles" on "profiles"."id" = "setting_changes"."changed_by"
where "setting_changes"."name" = $1
  and (setting_changes.changed_at, setting_changes.id) < ($2, $3)
order by "setting_changes"."changed_at" desc, "setting_changes"."id" desc
limit $4;

-- countChanges
select count(*) as "count"
from "setting_changes";

-- countChanges
select count(*) as "count"
from "setting_changes"
where "name" = $1;

-- findChange
select "name", "before", "version"
from "setting_changes"
where "id" = $1;

-- hasSecondFactor
select "user_id"
from "second_factors"
where "user_id" = $1
  and "confirmed_at" is not null union select "user_id"
from "passkeys"
where "user_id" = $2;
