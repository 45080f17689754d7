-- What server/src/features/calendar/holds.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findHolds
select "holds"."id", "holds"."kind", lower(holds.during) as "startsAt", upper(holds.during) as "endsAt",
  coalesce(calendar_feeds.name, holds.note) as "label"
from "holds"
left join "calendar_feeds" on "calendar_feeds"."id" = "holds"."feed_id"
where "holds"."listing_id" = $1
  and holds.during && tstzrange($2, $3)
order by lower(holds.during);

-- insertHolds
insert into "holds" ("listing_id", "during", "kind", "feed_id", "note", "created_at") select $1::bigint,
  tstzrange(piece.starts_at, piece.ends_at), $2, $3::uuid, $4, $5::timestamptz
from unnest($6::timestamptz[], $7::timestamptz[]) as piece (starts_at, ends_at)
on conflict on constraint "holds_no_overlap" do nothing;

-- deleteBlocks
delete from "holds"
where "listing_id" = $1
  and "kind" = $2
  and during && tstzrange($3, $4)
returning lower(during) as "startsAt", upper(during) as "endsAt", "note";

-- deleteHoldsOfFeed
delete from "holds"
where "feed_id" = $1;
