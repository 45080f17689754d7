-- What server/src/features/calendar/calendar.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas",
  "price_per_day_cents" as "pricePerDay", "weekend_days" as "weekendDays",
  "weekend_price_cents" as "weekendPrice", "hourly_rate_cents" as "hourlyRate",
  "weekend_hourly_rate_cents" as "weekendHourlyRate", "rents_by" as "rentsBy", "opens_at" as "opensAt",
  "closes_at" as "closesAt", "week_hours" as "weekHours",
  ("properties"."host_id" = $1::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "seesBookings"
from "properties"
where "id" = $4
  and "removed_at" is null
  and ("properties"."host_id" = $5::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $6::uuid and shared.accepted_at is not null and shared.ended_at is null and $7 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));

-- lockOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas"
from "properties"
where "id" = $1
  and "removed_at" is null
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) for no key update;

-- findOwnCalendars
select "properties"."id", "properties"."search_id" as "searchId", "properties"."time_zone" as "timeZone",
  "properties"."calendar_token" as "token", "properties"."areas",
  "properties"."price_per_day_cents" as "pricePerDay", "properties"."weekend_days" as "weekendDays",
  "properties"."weekend_price_cents" as "weekendPrice", "properties"."hourly_rate_cents" as "hourlyRate",
  "properties"."weekend_hourly_rate_cents" as "weekendHourlyRate", "properties"."rents_by" as "rentsBy",
  "properties"."opens_at" as "opensAt", "properties"."closes_at" as "closesAt",
  "properties"."week_hours" as "weekHours", "properties"."title", "premises"."id" as "premisesId",
  "premises"."name" as "premisesName", "properties"."city", "properties"."state",
  ("properties"."host_id" = $1::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as "seesBookings"
from "properties"
inner join "premises" on "premises"."id" = "properties"."premises_id"
where ("properties"."host_id" = $4::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $5::uuid and shared.accepted_at is not null and shared.ended_at is null and $6 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and "properties"."removed_at" is null
order by "premises"."created_at", "premises"."number", "properties"."created_at", "properties"."id";

-- lockOwnListings
select "properties"."id", "properties"."search_id" as "searchId", "properties"."time_zone" as "timeZone",
  "properties"."calendar_token" as "token", "properties"."areas", "properties"."title"
from "properties"
inner join "premises" on "premises"."id" = "properties"."premises_id"
where "properties"."id" in ($1)
  and "properties"."removed_at" is null
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
order by "premises"."number", "properties"."search_id" for no key update of "properties";

-- findListingsWithSeries
select "id"
from "properties"
where ("properties"."host_id" = $1::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and exists (select "holds"."id" from "holds" where "holds"."listing_id" = "properties"."search_id" and "holds"."series_id" = $4);

-- lockListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas"
from "properties"
where "id" = $1 for no key update;

-- findListingByToken
select "properties"."id", "properties"."search_id" as "searchId", "properties"."title", "host"."language"
from "properties"
inner join "users" as "host" on "host"."id" = "properties"."host_id"
where "calendar_token" = $1;
