-- What server/src/features/calendar/calendar.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas",
  "price_per_day_cents" as "pricePerDay", "weekend_days" as "weekendDays",
  "weekend_price_cents" as "weekendPrice", "opens_at" as "opensAt", "closes_at" as "closesAt",
  "week_hours" as "weekHours"
from "properties"
where "id" = $1
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));

-- lockOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas"
from "properties"
where "id" = $1
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) for no key update;

-- lockListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token", "areas"
from "properties"
where "id" = $1 for no key update;

-- findListingByToken
select "properties"."id", "properties"."search_id" as "searchId", "host"."language"
from "properties"
inner join "users" as "host" on "host"."id" = "properties"."host_id"
where "calendar_token" = $1;
