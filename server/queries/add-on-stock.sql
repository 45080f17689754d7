-- What server/src/features/listing/quote/add-on-stock.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAddOnsLeft
select "add_on_id" as "id", max("used") as "used"
from "add_on_days"
where "property_id" = $1
  and day between $2::date
  and $3::date
group by "add_on_id";

-- takeAddOns
select coalesce(wanted.count <= wanted.stock - coalesce(kept.used, 0), true) as "isEnough"
from ( select booking.property_id, (chosen ->> 'id')::uuid as add_on_id, taken.day::date as day, (chosen ->> 'count')::int as count, (select (offered ->> 'stockPerDay')::int from jsonb_array_elements(property.menu -> 'addOns') as offered where offered ->> 'id' = chosen ->> 'id') as stock from bookings as booking join properties as property on property.id = booking.property_id, jsonb_array_elements(booking.add_ons) as chosen, generate_series( (lower(booking.during) at time zone booking.time_zone)::date, ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date, interval '1 day' ) as taken (day) where booking.id = $1::uuid) as wanted
left join lateral ( select used from add_on_days as kept where kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day for no key update ) as kept on true
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
