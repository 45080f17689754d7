-- What server/src/features/review/read-review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReviewPage
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  "reviews"."published_at" as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "properties"."id" as "propertyId", "properties"."title", upper(bookings.during) as "endedAt",
  "reviews"."published_at" as "at"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where reviews.property_id = $1::uuid
  and reviews.side = 'guest'
  and reviews.published_at is not null
  and reviews.hidden_at is null
order by "reviews"."published_at" desc, "reviews"."id"
limit $2;

-- findReviewPage
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  "reviews"."published_at" as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "properties"."id" as "propertyId", "properties"."title", upper(bookings.during) as "endedAt",
  "reviews"."published_at" as "at"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where reviews.subject_id = $1::uuid
  and reviews.side = $2
  and reviews.published_at is not null
  and reviews.hidden_at is null
  and ("reviews"."published_at" < $3 or ("reviews"."published_at" = $4 and reviews.id > $5::uuid))
order by "reviews"."published_at" desc, "reviews"."id"
limit $6;

-- findReviewPage
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  "reviews"."published_at" as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "properties"."id" as "propertyId", "properties"."title", upper(bookings.during) as "endedAt",
  "reviews"."created_at" as "at"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where reviews.author_id = $1::uuid
  and reviews.side = $2
order by "reviews"."created_at" desc, "reviews"."id"
limit $3;

-- countStars
select "rating", count(*) as "count"
from "reviews"
where reviews.property_id = $1::uuid
  and reviews.side = 'guest'
  and reviews.published_at is not null
  and reviews.hidden_at is null
group by "rating";

-- findReviewsOf
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  "reviews"."published_at" as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "properties"."id" as "propertyId", "properties"."title", upper(bookings.during) as "endedAt"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where "reviews"."booking_id" = $1;

-- findReview
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  "reviews"."published_at" as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "properties"."id" as "propertyId", "properties"."title", upper(bookings.during) as "endedAt"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
inner join "bookings" on "bookings"."id" = "reviews"."booking_id"
where "reviews"."id" = $1;

-- isShownPerson
select "users"."id"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1
  and "users"."suspended_at" is null
  and "profiles"."verification_status" <> $2;

-- findToWrite
select "bookings"."id"
from "bookings"
where "bookings"."guest_id" = $1
  and "bookings"."state" = $2
  and upper(bookings.during) > $3
  and upper(bookings.during) <= $4
  and not exists (select "reviews"."id" from "reviews" where "reviews"."booking_id" = "bookings"."id" and "reviews"."side" = $5)
order by upper(bookings.during), "bookings"."id"
limit $6;

-- findToWrite
select "bookings"."id"
from "bookings"
where "bookings"."host_id" = $1
  and "bookings"."state" = $2
  and upper(bookings.during) > $3
  and upper(bookings.during) <= $4
  and not exists (select "reviews"."id" from "reviews" where "reviews"."booking_id" = "bookings"."id" and "reviews"."side" = $5)
order by upper(bookings.during), "bookings"."id"
limit $6;

-- findReviewLetter
select "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating", "reviews"."body",
  "reviews"."reply", "reviews"."published_at" as "publishedAt", "reviews"."hidden_at" as "hiddenAt",
  "properties"."title",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  "author"."full_name" as "authorFullName", "author_user"."email" as "authorEmail",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  "subject"."full_name" as "subjectFullName", "subject_user"."email" as "subjectEmail"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "users" as "author_user" on "author_user"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "users" as "subject_user" on "subject_user"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
where "reviews"."id" = $1;

-- findName
select coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "name"
from "profiles"
where "id" = $1;

-- findSealedInfo
select "personal"
from "profiles"
where "id" = $1;
