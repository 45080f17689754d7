-- What server/src/features/booking/today.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRequests
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and bookings.state = 'pending'
  and (bookings.expires_at > $2 or bookings.confirming_since is not null)
order by bookings.expires_at, "bookings"."id"
limit $3;

-- findArriving
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and bookings.state = 'confirmed'
  and lower(bookings.during) > $2
  and (lower(bookings.during) at time zone bookings.time_zone)::date = ($3::timestamptz at time zone bookings.time_zone)::date
order by lower(bookings.during), "bookings"."id"
limit $4;

-- findInProgress
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and bookings.state = 'confirmed'
  and bookings.during @> $2::timestamptz
order by upper(bookings.during), "bookings"."id"
limit $3;

-- findCompletedSince
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and bookings.state = 'completed'
  and upper(bookings.during) > $2
order by upper(bookings.during) desc, "bookings"."id"
limit $3;

-- findComingUp
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and lower(bookings.during) > $2
  and not (lower(bookings.during) at time zone bookings.time_zone)::date = ($3::timestamptz at time zone bookings.time_zone)::date
  and (bookings.state = 'confirmed' or (bookings.state = 'pending' and (bookings.expires_at > $4 or bookings.confirming_since is not null)))
order by lower(bookings.during), "bookings"."id"
limit $5;

-- findSheetListings
select "id", "search_id" as "searchId", "title", "time_zone" as "timeZone", "opens_at" as "opensAt",
  "closes_at" as "closesAt",
  (select photo_id from property_photos where property_photos.property_id = properties.id order by position limit 1) as "coverId"
from "properties"
where "host_id" = $1
  and "available" = true
order by "created_at", "id"
limit $2;

-- findNextPayout
select "payouts"."booking_id" as "bookingId", "payouts"."due_at" as "dueAt",
  "payouts"."paid_cents" as "paid", "bookings"."production_title" as "title"
from "payouts"
inner join "bookings" on "bookings"."id" = "payouts"."booking_id"
where "payouts"."host_id" = $1
  and "payouts"."state" in ($2, $3, $4, $5, $6)
order by "payouts"."due_at", "payouts"."id"
limit $7;

-- findNextToEnd
select "bookings"."id" as "bookingId", upper(bookings.during) as "endsAt",
  "bookings"."production_title" as "title"
from "bookings"
where "bookings"."host_id" = $1
  and "bookings"."state" = $2
order by upper(bookings.during), "bookings"."id"
limit $3;

-- hasPayoutAccount
select "user_id"
from "payout_accounts"
where "user_id" = $1
  and "status" = $2;
