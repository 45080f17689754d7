-- What server/src/features/calendar/overrides.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOverrides
/* prepared */ select "date", "price_cents" as "price"
from "price_overrides"
where "property_id" = $1
  and "date" >= $2
  and "date" <= $3
order by "date";

-- findOverridesOf
select "property_id" as "id", "date", "price_cents" as "price"
from "price_overrides"
where "property_id" = any($1::uuid[])
  and "date" >= $2
  and "date" <= $3;

-- setOverrides
insert into "price_overrides" ("property_id", "date", "price_cents") select $1::uuid, unnest($2::date[]),
  $3::bigint
on conflict on constraint "price_overrides_pkey" do update
set "price_cents" = $4;

-- deleteOverrides
delete from "price_overrides"
where "property_id" = $1
  and "date" >= $2
  and "date" <= $3;
