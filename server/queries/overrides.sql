-- What server/src/features/calendar/overrides.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findDayPrices
/* prepared */ select date, price_cents as price, 'day' as per
from price_overrides
where property_id = $1
  and date between $2::date
  and $3::date union all select date, price_cents, 'hour'
from hourly_price_overrides
where property_id = $4
  and date between $5::date
  and $6::date
order by date;

-- findDayPricesOf
select property_id as id, date, price_cents as price, 'day' as per
from price_overrides
where property_id = any($1::uuid[])
  and date between $2::date
  and $3::date union all select property_id, date, price_cents, 'hour'
from hourly_price_overrides
where property_id = any($4::uuid[])
  and date between $5::date
  and $6::date;

-- setOverrides
insert into "price_overrides" ("property_id", "date", "price_cents") select $1::uuid, unnest($2::date[]),
  $3::bigint
on conflict on constraint "price_overrides_pkey" do update
set "price_cents" = $4;

-- deleteOverrides
delete from "hourly_price_overrides"
where "property_id" = $1
  and "date" >= $2
  and "date" <= $3;
