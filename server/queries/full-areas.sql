-- What server/src/features/calendar/full-areas.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findFullTimesOf
select listing_id as "listingId", name as area, since as "startsAt", until as "endsAt"
from ( select listing_id, area, name, at as since, lead(at) over passing as until, sum(change) over passing as used from ( select listing_id, area, name, at, sum(change) as change from ( select listing.search_id as listing_id, area, areas.name, holds.during * tstzrange($1, $2) as during, (select sum(upper(part) - lower(part)) from unnest(holds.areas * int4multirange(area)) as part) as size from properties as listing join premises on premises.id = listing.premises_id cross join unnest(listing.shared_areas) as area join areas on areas.premises_id = listing.premises_id and areas.place = lower(area) / 32 join holds on holds.premises = premises.number and holds.areas && int4multirange(area) and holds.during && tstzrange($3, $4) where listing.search_id = any($5::bigint[]) ) as held, lateral (values (lower(during), size), (upper(during), -size)) as turn (at, change) group by listing_id, area, name, at ) as turns window passing as (partition by listing_id, area order by at) ) as passed
where until is not null
  and used >= upper(area) - lower(area)
order by since, name;
