-- What server/src/features/public-profile/person.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPerson
select "users"."id", "users"."created_at" as "createdAt",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "name",
  "profiles"."avatar_url" as "avatarUrl", "profiles"."is_verified" as "isVerified", "profiles"."intro",
  "profiles"."prompts", coalesce(privacy_settings.search_engines, true) as "isFindable",
  exists (select 1 from user_roles where user_id = users.id and role = 'host') as "isHost"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
left join "privacy_settings" on "privacy_settings"."user_id" = "users"."id"
where "users"."id" = $1
  and ("profiles"."verification_status" <> 'deactivated' and exists (select from users where users.id = "profiles"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null));

-- findLiveListings
select "id"
from "properties"
where "host_id" = $1
  and "available" = true
order by "created_at" desc, "id" desc
limit $2;
