-- What server/src/features/cohost/received.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReceived
select "c"."id", "c"."property_id" as "propertyId", "p"."title", "p"."city", "p"."state",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "host",
  "c"."rights", c.accepted_at as "since"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
where "c"."user_id" = $1
  and "c"."accepted_at" is not null
  and "c"."ended_at" is null
order by "p"."title", "c"."id";
