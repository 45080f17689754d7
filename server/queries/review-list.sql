-- What server/src/features/review/review-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAdminReviewPage
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  reviews.published_at as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "hider"."full_name" as "hiddenBy", "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "author_user"."email" as "authorEmail", "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "subject_user"."email" as "subjectEmail", "properties"."id" as "propertyId", "properties"."title",
  (select count(*) from moderation_cases where moderation_cases.review_id = reviews.id and moderation_cases.state = 'open') as "openReports"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "users" as "author_user" on "author_user"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "users" as "subject_user" on "subject_user"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
left join "profiles" as "hider" on "hider"."id" = "reviews"."hidden_by"
where "reviews"."published_at" is not null
  and true
  and true
  and true
order by "reviews"."created_at" desc, "reviews"."id" desc
limit $1;

-- findAdminReviewPage
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  reviews.published_at as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "hider"."full_name" as "hiddenBy", "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "author_user"."email" as "authorEmail", "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "subject_user"."email" as "subjectEmail", "properties"."id" as "propertyId", "properties"."title",
  (select count(*) from moderation_cases where moderation_cases.review_id = reviews.id and moderation_cases.state = 'open') as "openReports"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "users" as "author_user" on "author_user"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "users" as "subject_user" on "subject_user"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
left join "profiles" as "hider" on "hider"."id" = "reviews"."hidden_by"
where "reviews"."published_at" is not null
  and (select count(*) from moderation_cases where moderation_cases.review_id = reviews.id and moderation_cases.state = 'open') > 0
  and reviews.rating = $1
  and (reviews.body ilike $2 or properties.title ilike $3 or author_user.email ilike $4 or subject_user.email ilike $5 or author.full_name ilike $6 or subject.full_name ilike $7)
  and (reviews.created_at, reviews.id) < ($8, $9::uuid)
order by "reviews"."created_at" desc, "reviews"."id" desc
limit $10;

-- countAdminReviews
select count(*) as "count"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "users" as "author_user" on "author_user"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "users" as "subject_user" on "subject_user"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
left join "profiles" as "hider" on "hider"."id" = "reviews"."hidden_by"
where "reviews"."published_at" is not null
  and reviews.hidden_at is not null
  and true
  and true;

-- findAdminReview
select "reviews"."id", "reviews"."booking_id" as "bookingId", "reviews"."side", "reviews"."rating",
  "reviews"."body", reviews.shares as "shares", "reviews"."created_at" as "createdAt",
  reviews.published_at as "publishedAt", "reviews"."reply", "reviews"."replied_at" as "repliedAt",
  "reviews"."hidden_at" as "hiddenAt", "reviews"."hidden_reason" as "hiddenReason",
  "hider"."full_name" as "hiddenBy", "reviews"."author_id" as "authorId",
  coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as "authorName",
  ("author"."verification_status" <> 'deactivated' and exists (select from users where users.id = "author"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "authorHasProfile",
  "author_user"."email" as "authorEmail", "reviews"."subject_id" as "subjectId",
  coalesce("subject"."preferred_name", "subject"."first_name", split_part("subject"."full_name", ' ', 1)) as "subjectName",
  ("subject"."verification_status" <> 'deactivated' and exists (select from users where users.id = "subject"."id" and users.suspended_at is null and users.closing_until is null and users.closed_at is null)) as "subjectHasProfile",
  "subject_user"."email" as "subjectEmail", "properties"."id" as "propertyId", "properties"."title",
  (select count(*) from moderation_cases where moderation_cases.review_id = reviews.id and moderation_cases.state = 'open') as "openReports"
from "reviews"
inner join "profiles" as "author" on "author"."id" = "reviews"."author_id"
inner join "users" as "author_user" on "author_user"."id" = "reviews"."author_id"
inner join "profiles" as "subject" on "subject"."id" = "reviews"."subject_id"
inner join "users" as "subject_user" on "subject_user"."id" = "reviews"."subject_id"
inner join "properties" on "properties"."id" = "reviews"."property_id"
left join "profiles" as "hider" on "hider"."id" = "reviews"."hidden_by"
where "reviews"."published_at" is not null
  and "reviews"."id" = $1;
