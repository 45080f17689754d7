-- What server/src/features/premises/premises.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findHouse
select "id", "number", "version", "name", "address", "zipcode" as "zip", "city", "state",
  country as "country", "lat", "lng", "host_id" as "hostId", "time_zone" as "timeZone"
from "premises"
where "id" = $1
  and "host_id" = $2;

-- findPlace
select "address", "zipcode" as "zip", "city", "state", country as "country", "lat", "lng"
from "premises"
where "id" = $1;

-- findAreas
select "place", "name", "shared_by" as "sharedBy"
from "areas"
where "premises_id" = $1
order by "place";

-- findSpaces
select "id", "title", "areas", "shared_areas" as "sharedAreas",
  case when available then 'live' else 'off' end as "state",
  (select "photo_id" from "property_photos" where "property_id" = "properties"."id" order by "position" limit $1) as "coverId",
  (select count(*) as "count" from "bookings" where "bookings"."property_id" = "properties"."id" and "bookings"."state" in ($2, $3, $4, $5, $6) and upper(bookings.during) > $7) as "bookingsAhead"
from "properties"
where "premises_id" = $8
  and "removed_at" is null
order by "search_id";
select "host_applications"."id", "host_applications"."title", "host_applications"."areas",
  "host_applications"."shared_areas" as "sharedAreas",
  case when host_applications.status = 'pending' then 'review' else 'draft' end as "state",
  host_applications.photos[1] as "coverId", 0 as "bookingsAhead"
from "host_applications"
left join "properties" on "properties"."application_id" = "host_applications"."id"
left join "listing_drafts" on "listing_drafts"."application_id" = "host_applications"."id"
where "host_applications"."premises_id" = $1
  and "properties"."id" is null
  and "listing_drafts"."id" is null
order by "host_applications"."created_at";
select "listing_drafts"."id", coalesce(listing_drafts.content ->> 'title', '') as "title",
  "listing_drafts"."areas", "listing_drafts"."shared_areas" as "sharedAreas", 'draft' as "state",
  listing_drafts.photos[1] as "coverId", 0 as "bookingsAhead"
from "listing_drafts"
left join "properties" on "properties"."application_id" = "listing_drafts"."application_id" and "listing_drafts"."application_id" is not null
where "listing_drafts"."premises_id" = $1
  and "properties"."id" is null
order by "listing_drafts"."created_at";

-- lockHouse
select "id"
from "listing_drafts"
where "premises_id" = $1
order by "id"
for update;
select "id"
from "host_applications"
where "premises_id" = $1
order by "id"
for update;
select "id"
from "properties"
where "premises_id" = $1
order by "search_id" for no key update;
select "id"
from "premises"
where "id" = $1
for update;
select "id", "number", "version", "name", "address", "zipcode" as "zip", "city", "state",
  country as "country", "lat", "lng", "host_id" as "hostId", "time_zone" as "timeZone"
from "premises"
where "id" = $1
  and "host_id" = $2;

-- holdHouse
select "id"
from "premises"
where "id" = $1 for key share;
select "id", "number", "version", "name", "address", "zipcode" as "zip", "city", "state",
  country as "country", "lat", "lng", "host_id" as "hostId", "time_zone" as "timeZone"
from "premises"
where "id" = $1
  and "host_id" = $2;

-- findHeld
select "holds"."id", "properties"."id" as "spaceId",
  holds.kind = 'booking' or holds.after_cancellation as "isKept",
  calendar_feeds.areas is null as "followsSpace", "holds"."areas", lower(holds.during) as "startsAt",
  upper(holds.during) as "endsAt"
from "holds"
inner join "properties" on "properties"."search_id" = "holds"."listing_id"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
where "holds"."premises" = $1
  and upper(holds.during) > $2
order by lower(holds.during);

-- rearrangeHolds
delete from "holds"
where "id" in ($1);
update holds
set areas = piece.areas::int4multirange
from unnest($1::uuid[], $2::text[]) as piece (id, areas)
where holds.id = piece.id
  and holds.areas <> piece.areas::int4multirange;
update holds
set areas = piece.areas::int4multirange
from unnest($1::uuid[], $2::text[]) as piece (id, areas)
where holds.id = piece.id
  and holds.areas <> piece.areas::int4multirange;

-- replaceAreas
delete from "areas"
where "premises_id" = $1;
insert into "areas" ("premises_id", "place", "name", "shared_by")
values ($1, $2, $3, $4), ($5, $6, $7, $8);

-- renameHouse
update "premises"
set "name" = $1, "version" = "version" + $2
where "id" = $3;

-- setAreasOfSpace
update "properties"
set areas = $1::int4multirange, shared_areas = $2::int4multirange
where id = $3
  and (areas, shared_areas) is distinct
from ($4::int4multirange, $5::int4multirange);

-- findFeedsWithAreas
select "calendar_feeds"."name", "calendar_feeds"."areas", "properties"."id" as "spaceId"
from "calendar_feeds"
inner join "properties" on "properties"."id" = "calendar_feeds"."property_id"
where "properties"."premises_id" = $1
  and "calendar_feeds"."areas" is not null
order by "calendar_feeds"."id";

-- removeListing
delete from holds using properties
where holds.listing_id = properties.search_id
  and properties.id = $1
  and holds.kind <> 'booking'
  and not holds.after_cancellation
  and upper(holds.during) > $2;
delete from "calendar_feeds"
where "property_id" = $1;
update "properties"
set "available" = $1, "removed_at" = $2, "version" = "version" + $3, "updated_at" = $4
where "id" = $5;

-- findTitlesOfHouse
select title
from properties
where premises_id = $1
  and removed_at is null
  and id is distinct
from $2::uuid union all select title
from host_applications
where premises_id = $3
  and id is distinct
from $4::uuid and not exists (select from properties where application_id = host_applications.id) union all select content ->> 'title'
from listing_drafts
where premises_id = $5
  and application_id is null
  and id is distinct
from $6::uuid;
