-- What server/src/features/listing/listing.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findListing
/* prepared */ select "p"."id", "p"."search_id" as "searchId", "p"."host_id" as "hostId", "p"."description",
  "p"."country", "p"."state", "p"."city", "p"."place_type" as "placeType", "p"."max_guests" as "maxGuests",
  "p"."bedrooms", "p"."beds", "p"."bathrooms", "p"."highlights", "p"."amenities", "p"."allows",
  "p"."safety_features" as "safetyFeatures", "p"."house_rules" as "houseRules",
  "p"."insurance_min_cents" as "insuranceLeast", "p"."permit_required" as "isPermitRequired",
  "p"."cancellation_policy" as "cancellationPolicy", "p"."booking_approval" as "bookingApproval",
  "p"."guest_preference" as "guestPreference", "p"."time_zone" as "timeZone",
  "p"."price_per_day_cents" as "pricePerDay", "p"."hourly_rate_cents" as "hourlyRate",
  "p"."weekend_days" as "weekendDays", "p"."weekend_price_cents" as "weekendPrice",
  "p"."weekend_hourly_rate_cents" as "weekendHourlyRate",
  "p"."weekly_discount_percent" as "weeklyDiscountPercent", "p"."cleaning_fee_cents" as "cleaningFee",
  "p"."minimum_hours" as "minimumHours", "p"."rents_by" as "rentsBy", "p"."menu",
  "p"."menu_photos" as "menuPhotos", "p"."space_kind" as "spaceKind", "p"."opens_at" as "opensAt",
  "p"."closes_at" as "closesAt", "p"."week_hours" as "weekHours",
  "p"."turnaround_minutes" as "turnaroundMinutes", "p"."notice_hours" as "noticeHours",
  "p"."min_days" as "minDays", "p"."max_days" as "maxDays",
  (select case when count(*) > 0 then json_build_object('own', coalesce(json_agg(area.name order by area.place) filter (where "p"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]'), 'shared', coalesce(json_agg(area.name order by area.place) filter (where not "p"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]')) end from areas as area where area.premises_id = "p"."premises_id" and ("p"."areas" @> int4range(area.place * 32, area.place * 32 + 32) or "p"."shared_areas" && int4range(area.place * 32, area.place * 32 + 32))) as "areas",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "hostName",
  "profiles"."avatar_url" as "hostAvatarUrl", "profiles"."is_verified" as "isHostVerified",
  "users"."created_at" as "hostSince",
  not exists (select from privacy_settings chosen where chosen.user_id = p.host_id and not chosen.search_engines) as "isHostFindable",
  p.available and users.suspended_at is null and profiles.verification_status <> 'deactivated' and not ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb) as "isAvailable"
from "properties" as "p"
inner join "users" on "users"."id" = "p"."host_id"
inner join "profiles" on "profiles"."id" = "p"."host_id"
where "p"."id" = $1
  and (p.host_id = $2::uuid or (p.available and users.suspended_at is null and profiles.verification_status <> 'deactivated' and not ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb)));

-- findListing
/* prepared */ select "p"."id", "p"."search_id" as "searchId", "p"."host_id" as "hostId", "p"."description",
  "p"."country", "p"."state", "p"."city", "p"."place_type" as "placeType", "p"."max_guests" as "maxGuests",
  "p"."bedrooms", "p"."beds", "p"."bathrooms", "p"."highlights", "p"."amenities", "p"."allows",
  "p"."safety_features" as "safetyFeatures", "p"."house_rules" as "houseRules",
  "p"."insurance_min_cents" as "insuranceLeast", "p"."permit_required" as "isPermitRequired",
  "p"."cancellation_policy" as "cancellationPolicy", "p"."booking_approval" as "bookingApproval",
  "p"."guest_preference" as "guestPreference", "p"."time_zone" as "timeZone",
  "p"."price_per_day_cents" as "pricePerDay", "p"."hourly_rate_cents" as "hourlyRate",
  "p"."weekend_days" as "weekendDays", "p"."weekend_price_cents" as "weekendPrice",
  "p"."weekend_hourly_rate_cents" as "weekendHourlyRate",
  "p"."weekly_discount_percent" as "weeklyDiscountPercent", "p"."cleaning_fee_cents" as "cleaningFee",
  "p"."minimum_hours" as "minimumHours", "p"."rents_by" as "rentsBy", "p"."menu",
  "p"."menu_photos" as "menuPhotos", "p"."space_kind" as "spaceKind", "p"."opens_at" as "opensAt",
  "p"."closes_at" as "closesAt", "p"."week_hours" as "weekHours",
  "p"."turnaround_minutes" as "turnaroundMinutes", "p"."notice_hours" as "noticeHours",
  "p"."min_days" as "minDays", "p"."max_days" as "maxDays",
  (select case when count(*) > 0 then json_build_object('own', coalesce(json_agg(area.name order by area.place) filter (where "p"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]'), 'shared', coalesce(json_agg(area.name order by area.place) filter (where not "p"."areas" @> int4range(area.place * 32, area.place * 32 + 32)), '[]')) end from areas as area where area.premises_id = "p"."premises_id" and ("p"."areas" @> int4range(area.place * 32, area.place * 32 + 32) or "p"."shared_areas" && int4range(area.place * 32, area.place * 32 + 32))) as "areas",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "hostName",
  "profiles"."avatar_url" as "hostAvatarUrl", "profiles"."is_verified" as "isHostVerified",
  "users"."created_at" as "hostSince",
  not exists (select from privacy_settings chosen where chosen.user_id = p.host_id and not chosen.search_engines) as "isHostFindable",
  p.available and users.suspended_at is null and profiles.verification_status <> 'deactivated' and not ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb) as "isAvailable"
from "properties" as "p"
inner join "users" on "users"."id" = "p"."host_id"
inner join "profiles" on "profiles"."id" = "p"."host_id"
where "p"."id" = $1;

-- findHost
select coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "hostName",
  "profiles"."avatar_url" as "hostAvatarUrl", "profiles"."is_verified" as "isHostVerified",
  "users"."created_at" as "hostSince", false as "isHostFindable"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;

-- hasShotBefore
select "id"
from "bookings"
where "guest_id" = $1
  and "state" = $2
limit $3;

-- countAnswers
select count(*) filter (where answered_at is not null) as "answered",
  count(*) filter (where state = 'expired' or (state = 'pending' and expires_at <= $1 and confirming_since is null)) as "missed",
  percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 60) as "medianMinutes"
from "bookings"
where "host_id" = $2
  and "sent_at" > $3;

-- isHeldByBookings
select coalesce(bool_and(holds.kind = 'booking') and bool_or(bookings.state in ('awaiting_payment', 'pending', 'confirmed', 'offered')), false) as "is"
from "properties"
inner join "premises" on "premises"."id" = "properties"."premises_id"
inner join "holds" on "holds"."premises" = "premises"."number" and holds.areas && (properties.areas + properties.shared_areas)
left join "bookings" on "bookings"."id" = "holds"."booking_id"
where "properties"."search_id" = $1
  and holds.during && tstzrange($2, $3);

-- findPhotoIds
select "photo_id" as "id"
from "property_photos"
where "property_id" = $1
order by "position";

-- findNewestPage
select "p"."id", "p"."created_at" as "createdAt"
from "properties" as "p"
inner join "users" on "users"."id" = "p"."host_id"
inner join "profiles" on "profiles"."id" = "p"."host_id"
where "p"."available" = true
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and not ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb)
order by "p"."created_at" desc, "p"."id" desc
limit $1;

-- findNewestPage
select "p"."id", "p"."created_at" as "createdAt"
from "properties" as "p"
inner join "users" on "users"."id" = "p"."host_id"
inner join "profiles" on "profiles"."id" = "p"."host_id"
where "p"."available" = true
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and not ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb)
  and (p.created_at, p.id) < ($1, $2)
order by "p"."created_at" desc, "p"."id" desc
limit $3;
