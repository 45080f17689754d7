-- What server/src/features/calendar/feed/feeds.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findFeedStates
select "id", "property_id" as "propertyId", "name", "last_succeeded_at" as "lastSucceededAt",
  last_error is not null as "isFailing"
from "calendar_feeds"
where "property_id" = any($1::uuid[])
order by "created_at", "id";

-- findFeeds
select "calendar_feeds"."id", "calendar_feeds"."name", "calendar_feeds"."url",
  "calendar_feeds"."last_fetched_at" as "lastFetchedAt",
  "calendar_feeds"."last_succeeded_at" as "lastSucceededAt", "calendar_feeds"."last_error" as "lastError",
  "calendar_feeds"."event_count" as "eventCount", "calendar_feeds"."conflicts",
  "calendar_feeds"."areas" as "chosen", coalesce(calendar_feeds.areas, properties.areas) as "areas"
from "calendar_feeds"
inner join "properties" on "properties"."id" = "calendar_feeds"."property_id"
where "calendar_feeds"."property_id" = $1
order by "calendar_feeds"."created_at", "calendar_feeds"."id";

-- findNextTimes
select "next"."feedId", "next"."startsAt", "next"."endsAt", "next"."total"
from (select feed_id as "feedId", lower(during) as "startsAt", upper(during) as "endsAt", count(*) over (partition by feed_id) as "total", row_number() over (partition by feed_id order by lower(during)) as "place" from "holds" where "feed_id" in ($1) and upper(during) > $2) as "next"
where "next"."place" <= $3
order by "next"."startsAt";

-- findOwnAreas
select "areas"."place", "areas"."name"
from "areas"
inner join "properties" on "properties"."premises_id" = "areas"."premises_id"
where "properties"."id" = $1
  and properties.areas @> int4range(areas.place * 32, areas.place * 32 + 32)
order by "areas"."place";

-- findFeed
select "calendar_feeds"."id", "calendar_feeds"."url", "calendar_feeds"."property_id" as "propertyId",
  "properties"."time_zone" as "timeZone", coalesce(calendar_feeds.areas, properties.areas) as "areas"
from "calendar_feeds"
inner join "properties" on "properties"."id" = "calendar_feeds"."property_id"
where "calendar_feeds"."id" = $1;

-- insertFeed
insert into "calendar_feeds" ("property_id", "name", "url", "areas", "created_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "calendar_feeds_once" do nothing
returning "id";

-- markFetched
update "calendar_feeds"
set "last_fetched_at" = $1, "last_succeeded_at" = $2, "last_error" = $3, "event_count" = $4, "conflicts" = $5
where "id" = $6;

-- markFailed
update "calendar_feeds"
set "last_fetched_at" = $1, "last_error" = $2
where "id" = $3;

-- deleteFeed
delete from "calendar_feeds"
where "id" = $1
  and "property_id" = $2;

-- findStaleFeeds
select "id"
from "calendar_feeds"
where ("last_fetched_at" is null or "last_fetched_at" <= $1)
  and not exists ( select from graphile_worker._private_jobs as job where job.key = $2::text || calendar_feeds.id and (job.is_available or job.locked_at is not null))
order by "id"
limit $3;

-- findStaleFeeds
select "id"
from "calendar_feeds"
where ("last_fetched_at" is null or "last_fetched_at" <= $1)
  and not exists ( select from graphile_worker._private_jobs as job where job.key = $2::text || calendar_feeds.id and (job.is_available or job.locked_at is not null))
  and "id" > $3
order by "id"
limit $4;
