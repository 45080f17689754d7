-- What server/src/features/search/search-filter.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- rowMatches
select s.id
from listing_search s
where s.city_id = $1::int
  and s.crew >= $2::int
  and s.price >= $3::int
  and s.price <= $4::int
  and s.ptype = any($5::int[])
  and (s.am & $6::bigint) >= $7::bigint;

-- rowMatches
select s.id
from listing_search s
where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8
  and s.cell = any($6::int[])
  and s.crew >= $7::int
  and s.price >= $8::int
  and s.price <= $9::int
  and s.ptype = any($10::int[])
  and (s.am & $11::bigint) >= $12::bigint;

-- wordsQuery
select $1::tsquery;

-- hasWords
select 1
where (select t.tsv @@ $1::tsquery from listing_text t where t.id = 7);

-- isFree
select s.id
from listing_search s
where (date_bin(interval '30 minutes', greatest((($1::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute'), ($2::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $3::int) * interval '1 hour' <= (($4::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute')
  and coalesce(( select case when lower(h.during) >= (date_bin(interval '30 minutes', greatest((($5::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute'), ($6::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $7::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute' then true when (date_bin(interval '30 minutes', upper(h.during) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $8::int) * interval '1 hour' > (($9::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute') then false else has_free_block(s.id, upper(h.during), (($10::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute') + s.turnaround_minutes * interval '1 minute', greatest(s.minimum_hours, $11::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute') end from holds h where h.listing_id = s.id and upper(h.during) > (date_bin(interval '30 minutes', greatest((($12::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute'), ($13::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') order by upper(h.during) limit 1), true);

-- isFree
select s.id
from listing_search s
where $1::int >= s.minimum_hours
  and (($2::timestamptz[])[s.zone_id] + $3::int * interval '1 minute') >= (($4::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute')
  and ((($5::timestamptz[])[s.zone_id] + $6::int * interval '1 minute') + $7::int * interval '1 hour') <= (($8::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute')
  and (($9::timestamptz[])[s.zone_id] + $10::int * interval '1 minute') >= ($11::timestamptz + s.notice_hours * interval '1 hour')
  and coalesce(( select lower(h.during) >= ((($12::timestamptz[])[s.zone_id] + $13::int * interval '1 minute') + $14::int * interval '1 hour') + s.turnaround_minutes * interval '1 minute' from holds h where h.listing_id = s.id and upper(h.during) > (($15::timestamptz[])[s.zone_id] + $16::int * interval '1 minute') order by upper(h.during) limit 1), true);

-- isFree
select s.id
from listing_search s
where $1::int between s.min_days
  and s.max_days
  and (($2::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute') >= ($3::timestamptz + s.notice_hours * interval '1 hour')
  and (($4::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute') is not null
  and coalesce(( select lower(h.during) >= (($5::timestamptz[])[s.zone_id] + s.closes_at * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from holds h where h.listing_id = s.id and upper(h.during) > (($6::timestamptz[])[s.zone_id] + s.opens_at * interval '1 minute') order by upper(h.during) limit 1), true);

-- isFree
select s.id
from listing_search s
where (date_bin(interval '30 minutes', greatest((($1::timestamptz[])[s.zone_id] + (s.opens_at + case when s.opens_at >= ($2::int[])[s.zone_id] then ($3::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($4::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $5::int) * interval '1 hour' <= (($6::timestamptz[])[s.zone_id] + (s.closes_at + case when s.closes_at >= ($7::int[])[s.zone_id] then ($8::int[])[s.zone_id] else 0 end) * interval '1 minute')
  and coalesce(( select case when lower(h.during) >= (date_bin(interval '30 minutes', greatest((($9::timestamptz[])[s.zone_id] + (s.opens_at + case when s.opens_at >= ($10::int[])[s.zone_id] then ($11::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($12::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $13::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute' then true when (date_bin(interval '30 minutes', upper(h.during) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') + greatest(s.minimum_hours, $14::int) * interval '1 hour' > (($15::timestamptz[])[s.zone_id] + (s.closes_at + case when s.closes_at >= ($16::int[])[s.zone_id] then ($17::int[])[s.zone_id] else 0 end) * interval '1 minute') then false else has_free_block(s.id, upper(h.during), (($18::timestamptz[])[s.zone_id] + (s.closes_at + case when s.closes_at >= ($19::int[])[s.zone_id] then ($20::int[])[s.zone_id] else 0 end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute', greatest(s.minimum_hours, $21::int) * interval '1 hour' + s.turnaround_minutes * interval '1 minute') end from holds h where h.listing_id = s.id and upper(h.during) > (date_bin(interval '30 minutes', greatest((($22::timestamptz[])[s.zone_id] + (s.opens_at + case when s.opens_at >= ($23::int[])[s.zone_id] then ($24::int[])[s.zone_id] else 0 end) * interval '1 minute'), ($25::timestamptz + s.notice_hours * interval '1 hour')) - interval '1 microsecond', timestamptz '2000-01-01 00:00:00+00') + interval '30 minutes') order by upper(h.during) limit 1), true);
