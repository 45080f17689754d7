-- What server/src/features/calendar/holds.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findHolds
/* prepared */ select "holds"."id", "holds"."kind", lower(holds.during) as "startsAt",
  upper(holds.during) as "endsAt", coalesce(calendar_feeds.name, holds.note) as "label"
from "holds"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
where "holds"."listing_id" = $1
  and holds.during && tstzrange($2, $3)
order by lower(holds.during);

-- findHeldTimes
select "holds"."id", "holds"."kind", lower(holds.during) as "startsAt", upper(holds.during) as "endsAt",
  coalesce(calendar_feeds.name, holds.note) as "label", "holds"."after_cancellation" as "stays",
  "bookings"."id" as "bookingId", "bookings"."state", lower(bookings.during) as "bookedFrom",
  upper(bookings.during) as "bookedUntil", "bookings"."choice", "bookings"."time_zone" as "timeZone",
  bookings.rates -> 'hours' as "hours", "bookings"."crew",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "guest",
  "bookings"."production_title" as "production"
from "holds"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
left join "bookings" on "bookings"."id" = "holds"."booking_id" and "bookings"."state" in ($1, $2, $3)
left join "profiles" on "profiles"."id" = "bookings"."guest_id"
where "holds"."listing_id" = $4
  and holds.during && tstzrange($5, $6)
order by lower(holds.during);

-- insertHolds
/* prepared */ insert into "holds" ("listing_id", "during", "kind", "feed_id", "note", "created_at") select $1::bigint,
  tstzrange(piece.starts_at, piece.ends_at), $2, $3::uuid, $4, $5::timestamptz
from unnest($6::timestamptz[], $7::timestamptz[]) as piece (starts_at, ends_at)
on conflict on constraint "holds_no_overlap" do nothing;

-- deleteBlocks
delete from "holds"
where "listing_id" = $1
  and "kind" = $2
  and "after_cancellation" = $3
  and during && tstzrange($4, $5)
returning lower(during) as "startsAt", upper(during) as "endsAt", "note";

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
