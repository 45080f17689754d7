-- What server/src/features/sitemap/sitemap.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findLastNumber
select "search_id" as "number"
from "properties"
order by "search_id" desc
limit $1;

-- findFindable
select "p"."search_id" as "number", "p"."id", "p"."updated_at" as "updatedAt", "p"."host_id" as "hostId",
  not exists (select from properties earlier where earlier.host_id = p.host_id and earlier.available and earlier.search_id < p.search_id) as "isFirst"
from "properties" as "p"
inner join "users" as "host" on "host"."id" = "p"."host_id"
where "p"."search_id" > $1
  and "p"."search_id" <= $2
  and "p"."available"
  and "host"."suspended_at" is null
  and "host"."closed_at" is null
  and not ((select true from access_whitelist as listed where listed.email = "host"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb)
  and exists (select from profiles where profiles.id = "host"."id" and profiles.verification_status <> 'deactivated')
  and not exists (select from privacy_settings chosen where chosen.user_id = "host"."id" and not chosen.search_engines)
order by "p"."search_id"
limit $3;
