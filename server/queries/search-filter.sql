-- What server/src/features/search/search-filter.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- rowMatches
select s.id
from listing_search s
where s.city_id = $1::int
  and s.crew >= $2::int
  and s.price >= $3::int
  and s.price <= $4::int
  and s.least_block <= $5::int
  and s.ptype = any($6::int[])
  and s.kind = any($7::int[])
  and (s.am & $8::bigint) >= $9::bigint;

-- rowMatches
select s.id
from listing_search s
where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8
  and s.cell = any($6::int[])
  and s.crew >= $7::int
  and s.price >= $8::int
  and s.price <= $9::int
  and s.least_block <= $10::int
  and s.ptype = any($11::int[])
  and s.kind = any($12::int[])
  and (s.am & $13::bigint) >= $14::bigint;

-- wordsQuery
select $1::tsquery;

-- hasWords
select 1
where (select t.tsv @@ $1::tsquery from listing_text t where t.id = 7);

-- isFree
select s.id
from listing_search s
where case when s.rents_by = 2 then (s.min_days = 1 and (($1::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($2::timestamptz + s.notice_hours * interval '1 hour') and (($3::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($4::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($5::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true)) else (date_bin(interval '30 minutes', greatest((($6::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute'), ($7::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $8::int) * interval '1 hour' <= (($9::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute')
  and coalesce(( select case when lower(busy.during) >= (date_bin(interval '30 minutes', greatest((($10::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute'), ($11::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $12::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute' then true when (date_bin(interval '30 minutes', upper(busy.during) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $13::int) * interval '1 hour' > (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute') then false else has_free_block(s.id, upper(busy.during), (($15::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute', greatest(s.minimum_hours, $16::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute') end from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (date_bin(interval '30 minutes', greatest((($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute'), ($18::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') order by upper(busy.during) limit 1), true) end;

-- isFree
select s.id
from listing_search s
where s.rents_by <> 2
  and $1::int >= s.minimum_hours
  and (($2::timestamptz[])[s.zone_id] + $3::int * interval '1 minute') >= (($4::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute')
  and ((($5::timestamptz[])[s.zone_id] + $6::int * interval '1 minute') + $7::int * interval '1 hour') <= (($8::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[12] end) * interval '1 minute')
  and (($9::timestamptz[])[s.zone_id] + $10::int * interval '1 minute') >= ($11::timestamptz + s.notice_hours * interval '1 hour')
  and coalesce(( select lower(busy.during) >= ((($12::timestamptz[])[s.zone_id] + $13::int * interval '1 minute') + $14::int * interval '1 hour') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($15::timestamptz[])[s.zone_id] + $16::int * interval '1 minute') order by upper(busy.during) limit 1), true);

-- isFree
select s.id
from listing_search s
where s.rents_by <> 1
  and $1::int between s.min_days
  and s.max_days
  and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null))
  and (($2::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($3::timestamptz + s.notice_hours * interval '1 hour')
  and (($4::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null
  and coalesce(( select lower(busy.during) >= (($5::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($6::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true);

-- isFree
select s.id
from listing_search s
where case when s.rents_by = 2 then (s.min_days = 1 and (($1::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) + case when (case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) >= ($2::int[])[s.zone_id] then ($3::int[])[s.zone_id] else 0 end) * interval '1 minute') >= ($4::timestamptz + s.notice_hours * interval '1 hour') and (($5::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) + case when (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) >= ($6::int[])[s.zone_id] then ($7::int[])[s.zone_id] else 0 end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($8::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) + case when (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) >= ($9::int[])[s.zone_id] then ($10::int[])[s.zone_id] else 0 end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($11::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) + case when (case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) >= ($12::int[])[s.zone_id] then ($13::int[])[s.zone_id] else 0 end) * interval '1 minute') order by upper(busy.during) limit 1), true)) else (date_bin(interval '30 minutes', greatest((($14::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) + case when (case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) >= ($15::int[])[s.zone_id] then ($16::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($17::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $18::int) * interval '1 hour' <= (($19::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) + case when (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) >= ($20::int[])[s.zone_id] then ($21::int[])[s.zone_id] else 0 end) * interval '1 minute')
  and coalesce(( select case when lower(busy.during) >= (date_bin(interval '30 minutes', greatest((($22::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) + case when (case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) >= ($23::int[])[s.zone_id] then ($24::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($25::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $26::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute' then true when (date_bin(interval '30 minutes', upper(busy.during) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $27::int) * interval '1 hour' > (($28::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) + case when (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) >= ($29::int[])[s.zone_id] then ($30::int[])[s.zone_id] else 0 end) * interval '1 minute') then false else has_free_block(s.id, upper(busy.during), (($31::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) + case when (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) >= ($32::int[])[s.zone_id] then ($33::int[])[s.zone_id] else 0 end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute', greatest(s.minimum_hours, $34::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute') end from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (date_bin(interval '30 minutes', greatest((($35::timestamptz[])[s.zone_id] + ((case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) + case when (case when s.week_hours is null then "s"."opens_at" else s.week_hours[1] end) >= ($36::int[])[s.zone_id] then ($37::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($38::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') order by upper(busy.during) limit 1), true) end;
