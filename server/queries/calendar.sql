-- What server/src/features/calendar/calendar.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token",
  "price_per_day_cents" as "pricePerDay", "weekend_price_cents" as "weekendPrice", "opens_at" as "opensAt",
  "closes_at" as "closesAt"
from "properties"
where "id" = $1
  and "host_id" = $2;

-- lockOwnListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token"
from "properties"
where "id" = $1
  and "host_id" = $2 for no key update;

-- lockListing
select "id", "search_id" as "searchId", "time_zone" as "timeZone", "calendar_token" as "token"
from "properties"
where "id" = $1 for no key update;

-- findListingByToken
select "id", "search_id" as "searchId"
from "properties"
where "calendar_token" = $1;

-- replaceToken
update "properties"
set "calendar_token" = $1
where "id" = $2;
