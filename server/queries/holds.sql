-- What server/src/features/calendar/holds.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findBusyTimes
/* prepared */ select lower(during) as "startsAt", upper(during) as "endsAt"
from "busy_times"
where "listing_id" = $1
  and upper(during) > $2
  and lower(during) < $3
order by upper(during);

-- findHolds
select "listing"."search_id" as "listingId", "holds"."id", "holds"."kind", "holds"."areas",
  lower(holds.during) as "startsAt", upper(holds.during) as "endsAt",
  coalesce(calendar_feeds.name, holds.note) as "label", "space"."id" as "spaceId",
  "space"."title" as "spaceTitle", space.id = listing.id as "isOwn"
from "properties" as "listing"
inner join "premises" on "premises"."id" = "listing"."premises_id"
inner join "holds" on "holds"."premises" = "premises"."number" and holds.areas && listing.areas and holds.during && tstzrange($1, $2)
inner join "properties" as "space" on "space"."search_id" = "holds"."listing_id"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
where "listing"."search_id" = any($3::bigint[])
order by lower(holds.during);

-- findHeldTimes
select "listing"."search_id" as "listingId", "holds"."id", "holds"."kind", "holds"."areas",
  lower(holds.during) as "startsAt", upper(holds.during) as "endsAt",
  coalesce(calendar_feeds.name, holds.note) as "label", "space"."id" as "spaceId",
  "space"."title" as "spaceTitle", space.id = listing.id as "isOwn", "holds"."after_cancellation" as "stays",
  "holds"."series_id" as "series", "bookings"."id" as "bookingId", "bookings"."state",
  lower(bookings.during) as "bookedFrom", upper(bookings.during) as "bookedUntil", "bookings"."choice",
  "bookings"."time_zone" as "timeZone", bookings.rates -> 'hours' as "hours", "bookings"."crew",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "guest",
  "bookings"."production_title" as "production"
from "properties" as "listing"
inner join "premises" on "premises"."id" = "listing"."premises_id"
inner join "holds" on "holds"."premises" = "premises"."number" and holds.areas && listing.areas and holds.during && tstzrange($1, $2)
inner join "properties" as "space" on "space"."search_id" = "holds"."listing_id"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
left join "bookings" on "bookings"."id" = "holds"."booking_id" and "bookings"."state" in ($3, $4, $5)
left join "profiles" on "profiles"."id" = "bookings"."guest_id"
where "listing"."search_id" = any($6::bigint[])
order by lower(holds.during);

-- findHeldTimesOf
select "listing"."search_id" as "listingId", "holds"."id", "holds"."kind", "holds"."areas",
  lower(holds.during) as "startsAt", upper(holds.during) as "endsAt",
  coalesce(calendar_feeds.name, holds.note) as "label", "space"."id" as "spaceId",
  "space"."title" as "spaceTitle", space.id = listing.id as "isOwn", "holds"."after_cancellation" as "stays",
  "holds"."series_id" as "series", "bookings"."id" as "bookingId", "bookings"."state",
  lower(bookings.during) as "bookedFrom", upper(bookings.during) as "bookedUntil", "bookings"."choice",
  "bookings"."time_zone" as "timeZone", bookings.rates -> 'hours' as "hours", "bookings"."crew",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "guest",
  "bookings"."production_title" as "production"
from "properties" as "listing"
inner join "premises" on "premises"."id" = "listing"."premises_id"
inner join "holds" on "holds"."premises" = "premises"."number" and holds.areas && listing.areas and holds.during && tstzrange($1, $2)
inner join "properties" as "space" on "space"."search_id" = "holds"."listing_id"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
left join "bookings" on "bookings"."id" = "holds"."booking_id" and "bookings"."state" in ($3, $4, $5)
left join "profiles" on "profiles"."id" = "bookings"."guest_id"
where "listing"."search_id" = any($6::bigint[])
order by lower(holds.during);

-- insertHolds
/* prepared */ insert into "holds" ("listing_id", "areas", "during", "kind", "feed_id", "note", "series_id", "created_at") select $1::bigint,
  piece.areas::int4multirange, tstzrange(piece.starts_at, piece.ends_at), $2, $3::uuid, $4, $5::uuid,
  $6::timestamptz
from unnest($7::timestamptz[], $8::timestamptz[], $9::text[]) as piece (starts_at, ends_at, areas)
on conflict on constraint "holds_no_overlap" do nothing;

-- deleteBlocks
delete from "holds"
where "listing_id" = $1
  and "kind" = $2
  and "after_cancellation" = $3
  and during && tstzrange($4, $5)
returning lower(during) as "startsAt", upper(during) as "endsAt", "areas", "note", "series_id" as "series";

-- deleteSeries
delete from "holds"
where "listing_id" = $1
  and "series_id" = $2
  and "kind" = $3
  and ($4::timestamptz is null or lower(during) >= $5)
  and ($6::timestamptz is null or lower(during) < $7);

-- findCancelledTimes
select lower(during) as "startsAt", upper(during) as "endsAt"
from "holds"
where "listing_id" = $1
  and "after_cancellation" = $2
  and during && tstzrange($3, $4)
order by lower(during);

-- insertBookingHold
insert into "holds" ("listing_id", "during", "kind", "booking_id", "created_at")
values ($1, tstzrange($2, $3), $4, $5, $6)
on conflict on constraint "holds_no_overlap" do nothing;

-- releaseBookingHold
delete from "holds"
where "booking_id" = $1
returning lower(during) as "startsAt", upper(during) as "endsAt";

-- turnIntoBlock
update "holds"
set "kind" = $1, "booking_id" = $2, "note" = $3, "after_cancellation" = $4
where "booking_id" = $5
returning lower(during) as "startsAt", upper(during) as "endsAt";

-- findHoldsOfFeed
select lower(during) as "startsAt", upper(during) as "endsAt"
from "holds"
where "feed_id" = $1;

-- deleteHoldsOfFeed
delete from "holds"
where "feed_id" = $1;
