-- What server/src/features/compliance/release/location-release.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findReleases
select "id", "booking_id" as "bookingId", "version", "template", "body", "body_hash" as "hash",
  "issued_at" as "issuedAt", "superseded_at" as "supersededAt"
from "releases"
where "booking_id" = $1
order by "version" desc;

-- findCurrentRelease
select "id", "booking_id" as "bookingId", "version", "template", "body", "body_hash" as "hash",
  "issued_at" as "issuedAt", "superseded_at" as "supersededAt"
from "releases"
where "booking_id" = $1
  and "superseded_at" is null;

-- findReleaseVersion
select "id", "booking_id" as "bookingId", "version", "template", "body", "body_hash" as "hash",
  "issued_at" as "issuedAt", "superseded_at" as "supersededAt"
from "releases"
where "booking_id" = $1
  and "version" = $2;

-- insertRelease
insert into "releases" ("booking_id", "version", "template", "body", "body_hash", "issued_at")
values ($1, $2, $3, $4, $5, $6)
returning "id";

-- supersedeRelease
update "releases"
set "superseded_at" = $1
where "id" = $2;

-- findReleaseSource
select "bookings"."id", "booking_papers"."number", "bookings"."guest_id" as "guestId",
  "bookings"."host_id" as "hostId", bookings.confirmed_at as "confirmedAt",
  lower(bookings.during) as "startsAt", upper(bookings.during) as "endsAt", "bookings"."time_zone" as "zone",
  "bookings"."production_title" as "production", "bookings"."production_kind" as "kind", "bookings"."purpose",
  "bookings"."crew", "bookings"."involves", "bookings"."subtotal_cents" as "subtotal",
  "bookings"."house_rules" as "houseRules", "bookings"."cancellation_policy" as "cancellation",
  "bookings"."cancellation_steps" as "cancellationSteps", "properties"."title", "properties"."address",
  "properties"."city", "properties"."state" as "region", "properties"."zipcode", "properties"."country",
  "properties"."areas_in" as "areasIn", "properties"."areas_out" as "areasOut",
  (select case when count(*) > 0 then json_build_object('own', coalesce(json_agg(area.name order by area.place) filter (where "properties"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]'), 'shared', coalesce(json_agg(area.name order by area.place) filter (where not "properties"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]')) end from areas as area where area.premises_id = "properties"."premises_id" and ("properties"."areas" @> int4range(area.place * 32, area.place * 32 + 32) or "properties"."shared_areas" && int4range(area.place * 32, area.place * 32 + 32))) as "areas",
  "properties"."insurance_min_cents" as "insuranceLeast", "properties"."permit_required" as "needsPermit"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "booking_papers" on "booking_papers"."booking_id" = "bookings"."id"
where "bookings"."id" = $1
  and "bookings"."confirmed_at" is not null;

-- findPassedVerification
select "id", "provider", "personal", decided_at as "decidedAt"
from "verifications"
where "user_id" = $1
  and "status" = $2
order by "submitted_at" desc
limit $3;

-- findProfileIdentity
select "full_name" as "fullName", "verification_provider" as "provider", "verification_date" as "verifiedAt"
from "profiles"
where "id" = $1;

-- findReleasedBookings
select "bookings"."id"
from "bookings"
inner join "compliance_packets" as "packet" on "packet"."booking_id" = "bookings"."id"
where bookings.property_id = $1::uuid
  and "bookings"."state" in ($2, $3)
  and upper(bookings.during) > $4
order by "bookings"."id";
