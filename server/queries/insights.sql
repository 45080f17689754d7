-- What server/src/features/analytics/insights.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isOutsideView
select exists (select from properties p where p.id = $1::uuid and p.available and not (p.host_id = $2::uuid or p.id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and true and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))) as "is";

-- findMeasured
select "id", "title", "time_zone" as "timeZone", "opens_at" as "opensAt", "closes_at" as "closesAt",
  "week_hours" as "weekHours", "price_per_day_cents" as "perDay", "hourly_rate_cents" as "perHour"
from "properties"
where "id" = $1
  and "host_id" = $2;

-- measureListing
select span.period::int as period,
  (select coalesce(sum(count), 0)::bigint from listing_views where property_id = $1::uuid and day >= span.from_day and day < span.until_day) as views,
  (select count(*) from bookings where property_id = $2::uuid and coalesce(sent_at, confirmed_at) >= span.from_at and coalesce(sent_at, confirmed_at) < span.until_at) as requests,
  (select count(*) from bookings where property_id = $3::uuid and confirmed_at >= span.from_at and confirmed_at < span.until_at) as bookings,
  (select coalesce(sum(extract(epoch from least(upper(during), span.until_at) - greatest(lower(during), span.from_at)) / 60), 0)::float8 from bookings where property_id = $4::uuid and state in ('confirmed', 'completed') and during && tstzrange(span.from_at, span.until_at)) as booked
from ( select period, day as from_day, lead(day) over (order by period) as until_day, at as from_at, lead(at) over (order by period) as until_at from unnest($5::date[], $6::timestamptz[]) with ordinality as begin (day, at, period) ) span
where span.until_at is not null
order by span.period;

-- findFirstView
select to_char(min(day), 'YYYY-MM-DD') as day
from listing_views
where property_id = $1::uuid;

-- findNearbyPrices
with own as ( select p.host_id, p.property_type, town.lat, town.lng from properties p join places town on town.id = p.place_id where p.id = $1::uuid ),
  near as materialized ( select town.id from places town cross join own where town.lat between own.lat - $2 and own.lat + $3 and town.lng between own.lng - $4 / cos(radians(own.lat)) and own.lng + $5 / cos(radians(own.lat)) ),
  other as ( select p.price_per_day_cents as per_day, p.hourly_rate_cents as per_hour, p.property_type = own.property_type as same_type from listing_search s join properties p on p.search_id = s.id cross join own where s.city_id = any(array(select id from near)) and p.host_id <> own.host_id limit $6 ) select asked.same as "isSameType",
  count(*) as spaces, round(percentile_cont(0.5) within group (order by other.per_day))::bigint as "perDay",
  round(percentile_cont(0.5) within group (order by other.per_hour))::bigint as "perHour"
from (values (true), (false)) as asked (same)
join other on other.same_type or not asked.same
group by asked.same
order by asked.same desc;
