-- What server/src/features/search/rates.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRates
select "p"."search_id" as "searchId", "p"."country", "p"."state", "p"."city",
  "p"."price_per_day_cents" as "pricePerDay", "p"."hourly_rate_cents" as "hourlyRate",
  "p"."weekend_days" as "weekendDays", "p"."weekend_price_cents" as "weekendPrice",
  "p"."weekend_hourly_rate_cents" as "weekendHourlyRate",
  "p"."weekly_discount_percent" as "weeklyDiscountPercent", "p"."cleaning_fee_cents" as "cleaningFee",
  "p"."minimum_hours" as "minimumHours", "p"."rents_by" as "rentsBy", "p"."opens_at" as "opensAt",
  "p"."closes_at" as "closesAt", "p"."week_hours" as "weekHours", "p"."menu",
  coalesce(( select json_object_agg(o.date, o.price_cents) from "price_overrides" o where o.property_id = p.id and o.date between $1::date and $2::date ), '{}') as "overrides",
  coalesce(( select json_object_agg(o.date, o.price_cents) from "hourly_price_overrides" o where o.property_id = p.id and o.date between $3::date and $4::date ), '{}') as "hourlyOverrides"
from "properties" as "p"
where p.search_id = any($5::bigint[]);
