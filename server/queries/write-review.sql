-- What server/src/features/review/write-review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findWritten
select "id", "side", "published_at" as "publishedAt"
from "reviews"
where "booking_id" = $1;

-- saveReview
insert into "reviews" ("booking_id", "property_id", "side", "author_id", "subject_id", "rating", "body", "shares", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict on constraint "reviews_once" do update
set "rating" = $10, "body" = $11, "shares" = $12
where "reviews"."published_at" is null
returning "id";

-- publishAll
update "reviews"
set "published_at" = $1
where "booking_id" = $2
  and "published_at" is null
returning "id", "side", "author_id" as "authorId", "subject_id" as "subjectId", "property_id" as "propertyId";

-- takeTurnsRating
select "id"
from "properties"
where "id" = $1 for no key update;

-- sumRatings
select coalesce(sum(rating), 0)::int as "sum", count(*) as "count"
from "reviews"
where "property_id" = $1
  and "side" = $2
  and "published_at" is not null
  and "hidden_at" is null;

-- saveRating
update "properties"
set "rating_hundredths" = $1, "review_count" = $2
where "id" = $3;

-- findClosedBlind
select distinct "bookings"."id"
from "reviews"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where "reviews"."published_at" is null
  and upper(bookings.during) <= $1
limit $2;

-- lockReview
select "id", "booking_id" as "bookingId", "property_id" as "propertyId", "side", "author_id" as "authorId",
  "subject_id" as "subjectId", "published_at" as "publishedAt", "replied_at" as "repliedAt",
  "hidden_at" as "hiddenAt"
from "reviews"
where "id" = $1
for update;

-- saveReply
update "reviews"
set "reply" = $1, "replied_at" = $2
where "id" = $3;

-- saveHidden
update "reviews"
set "hidden_at" = $1, "hidden_by" = $2, "hidden_reason" = $3
where "id" = $4;

-- findPrivacy
select "read_receipts" as "readReceipts", "search_engines" as "searchEngines", "share_home" as "shareHome",
  "share_trip_type" as "shareTripType", "share_stay_length" as "shareStayLength",
  "share_services" as "shareServices"
from "privacy_settings"
where "user_id" = $1;

-- openReviewCase
insert into "moderation_cases" ("subject_id", "reporter_id", "severity", "reason", "created_at", "review_id")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing
returning "id";
