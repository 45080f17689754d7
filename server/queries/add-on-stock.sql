-- What server/src/features/listing/quote/add-on-stock.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAddOnsLeft
select "add_on_id" as "id",
  max(used - coalesce(( select sum((chosen ->> 'count')::int)::int from holds join bookings as booking on booking.id = holds.booking_id, jsonb_array_elements(booking.add_ons) as chosen where holds.listing_id = $1 and holds.during && tstzrange($2, $3) and (chosen ->> 'id')::uuid = kept.add_on_id and kept.day in (select taken.day::date from generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day)) ), 0)) as "used"
from "add_on_days" as "kept"
where "property_id" = $4
  and day between $5::date
  and $6::date
group by "add_on_id";

-- findAddOnsMissing
select distinct wanted.add_on_id as id
from ( select booking.property_id, (chosen ->> 'id')::uuid as add_on_id, taken.day::date as day, (chosen ->> 'count')::int as count, (select (offered ->> 'stockPerDay')::int from jsonb_array_elements(property.menu -> 'addOns') as offered where offered ->> 'id' = chosen ->> 'id') as stock from bookings as booking join properties as property on property.id = booking.property_id, jsonb_array_elements(booking.add_ons) as chosen, generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day) where booking.id = $1::uuid) as wanted
join bookings as waiting on waiting.id = $2::uuid
join properties as space on space.id = waiting.property_id
left join add_on_days as kept on kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day
where wanted.count > wanted.stock - coalesce(kept.used, 0) + coalesce(( select sum((chosen ->> 'count')::int)::int from holds join bookings as booking on booking.id = holds.booking_id, jsonb_array_elements(booking.add_ons) as chosen where holds.listing_id = space.search_id and holds.during && tstzrange(lower(waiting.during), upper(waiting.during) + make_interval(mins => waiting.turnaround_minutes)) and (chosen ->> 'id')::uuid = kept.add_on_id and kept.day in (select taken.day::date from generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day)) ), 0);

-- takeAddOns
insert into add_on_days (property_id, add_on_id, day, used, stock) select property_id, add_on_id, day, 0,
  stock
from ( select booking.property_id, (chosen ->> 'id')::uuid as add_on_id, taken.day::date as day, (chosen ->> 'count')::int as count, (select (offered ->> 'stockPerDay')::int from jsonb_array_elements(property.menu -> 'addOns') as offered where offered ->> 'id' = chosen ->> 'id') as stock from bookings as booking join properties as property on property.id = booking.property_id, jsonb_array_elements(booking.add_ons) as chosen, generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day) where booking.id = $1::uuid) as wanted
order by add_on_id, day
on conflict (property_id, add_on_id, day) do nothing;
select coalesce(wanted.count <= wanted.stock - kept.used, true) as "isEnough"
from ( select booking.property_id, (chosen ->> 'id')::uuid as add_on_id, taken.day::date as day, (chosen ->> 'count')::int as count, (select (offered ->> 'stockPerDay')::int from jsonb_array_elements(property.menu -> 'addOns') as offered where offered ->> 'id' = chosen ->> 'id') as stock from bookings as booking join properties as property on property.id = booking.property_id, jsonb_array_elements(booking.add_ons) as chosen, generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day) where booking.id = $1::uuid) as wanted
join lateral ( select used from add_on_days as kept where kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day for no key update ) as kept on true
order by wanted.add_on_id, wanted.day;

-- freeAddOns
with freed as ( select kept.property_id, kept.add_on_id, kept.day, (chosen ->> 'count')::int as count from bookings as booking, jsonb_array_elements(booking.add_ons) as chosen, generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day) join add_on_days as kept on true where booking.id = $1::uuid and kept.property_id = booking.property_id and kept.add_on_id = (chosen ->> 'id')::uuid and kept.day = taken.day::date order by kept.add_on_id, kept.day for no key update of kept ) update add_on_days as kept
set used = kept.used - freed.count
from freed
where kept.property_id = freed.property_id
  and kept.add_on_id = freed.add_on_id
  and kept.day = freed.day;

-- setStock
select "add_on_id" as "id", "day", "used"
from "add_on_days"
where "property_id" = $1
  and "day" >= $2::date
order by "add_on_id", "day" for no key update;
update add_on_days as kept
set stock = offered.stock
from unnest($1::uuid[], $2::int[]) as offered (id, stock)
where kept.property_id = $3::uuid
  and kept.add_on_id = offered.id
  and kept.day >= $4::date;
