-- What server/src/features/application/application.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findApplication
select *
from "host_applications"
where "id" = $1;

-- lockApplication
select *
from "host_applications"
where "id" = $1
for update;

-- insertApplication
insert into "host_applications" ("property_type", "place_type", "privacy_level", "property_address", "property_city", "property_state", "property_country", "property_zipcode", "residential_address", "residential_city", "residential_state", "residential_country", "residential_zipcode", "is_business_host", "max_guests", "bedrooms", "beds", "bathrooms", "size_sqft", "title", "description", "highlights", "price_per_day_cents", "booking_approval", "guest_preference", "safety_features", "amenities", "photos", "lat", "lng", "pin_moved", "time_zone", "submitted_at", "user_id", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35)
returning "id";

-- reviseApplication
update "host_applications"
set "property_type" = $1, "place_type" = $2, "privacy_level" = $3, "property_address" = $4,
  "property_city" = $5, "property_state" = $6, "property_country" = $7, "property_zipcode" = $8,
  "residential_address" = $9, "residential_city" = $10, "residential_state" = $11,
  "residential_country" = $12, "residential_zipcode" = $13, "is_business_host" = $14, "max_guests" = $15,
  "bedrooms" = $16, "beds" = $17, "bathrooms" = $18, "size_sqft" = $19, "title" = $20, "description" = $21,
  "highlights" = $22, "price_per_day_cents" = $23, "booking_approval" = $24, "guest_preference" = $25,
  "safety_features" = $26, "amenities" = $27, "photos" = $28, "lat" = $29, "lng" = $30, "pin_moved" = $31,
  "time_zone" = $32, "submitted_at" = $33, "status" = $34, "revision" = "revision" + $35, "admin_notes" = $36,
  "decided_at" = $37, "decided_by" = $38
where "id" = $39
  and "user_id" = $40
  and "status" in ($41, $42);

-- insertRevision
insert into "application_revisions" ("application_id", "revision", "content", "submitted_at", "terms_changed")
values ($1, $2, $3, $4, $5)
on conflict on constraint "application_revisions_pkey" do nothing;

-- closeApplication
update "host_applications"
set "status" = $1, "admin_notes" = $2, "decided_at" = $3, "decided_by" = $4
where "id" = $5
  and "revision" = $6
  and "status" = $7
returning *;

-- closeRevision
insert into "application_revisions" ("application_id", "revision", "content", "submitted_at", "status", "admin_notes", "decided_at", "decided_by")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict on constraint "application_revisions_pkey" do update
set "content" = $9, "status" = $10, "admin_notes" = $11, "decided_at" = $12, "decided_by" = $13;

-- hasListing
select "id"
from "properties"
where "application_id" = $1;

-- withdrawApplication
update "host_applications"
set "status" = $1, "decided_at" = $2
where "id" = $3;
update "application_revisions"
set "status" = $1, "decided_at" = $2
where "application_id" = $3
  and "revision" = $4;

-- findLetterFacts
select "users"."email", "profiles"."full_name" as "fullName", "host_applications"."title",
  "host_applications"."property_city" as "city", "host_applications"."property_state" as "state",
  "host_applications"."status", "host_applications"."revision",
  "host_applications"."admin_notes" as "adminNotes", "properties"."id" as "propertyId"
from "host_applications"
inner join "users" on "users"."id" = "host_applications"."user_id"
inner join "profiles" on "profiles"."id" = "host_applications"."user_id"
left join "properties" on "properties"."application_id" = "host_applications"."id"
where "host_applications"."id" = $1;
