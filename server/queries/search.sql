-- What server/src/features/search/search.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- walkPage
select w.id, w.key, w.am, w.ptype, w.premises
from ( select s.id, s.price as key, s.am, s.ptype, s.premises from listing_search s where s.city_id = $1::int and s.crew >= $2::int and s.price >= $3::int and s.price <= $4::int and s.least_block <= $5::int and s.ptype = any($6::int[]) and s.kind = any($7::int[]) and (s.am & $8::bigint) >= $9::bigint ) w
where true
  and (w.premises is null or ( select 1 from listing_search s where s.premises = w.premises and (s.price, s.id) < (w.key, w.id) and s.city_id = $10::int and s.crew >= $11::int and s.price >= $12::int and s.price <= $13::int and s.least_block <= $14::int and s.ptype = any($15::int[]) and s.kind = any($16::int[]) and (s.am & $17::bigint) >= $18::bigint limit 1) is null)
order by w.key asc, w.id asc
limit $19;

-- walkPage
select w.id, w.key, w.am, w.ptype, w.premises
from ( select s.id, s.score as key, s.am, s.ptype, s.premises from listing_search s where s.state_id = $1::smallint and s.crew >= $2::int and s.price >= $3::int and s.price <= $4::int and s.least_block <= $5::int and s.ptype = any($6::int[]) and s.kind = any($7::int[]) and (s.am & $8::bigint) >= $9::bigint and (s.score, s.id) < ($10::int, $11::bigint) ) w
where true
  and (select t.tsv @@ $12::tsquery from listing_text t where t.id = w.id)
  and (select s.rents_by <> 1 and $13::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($15::timestamptz + s.notice_hours * interval '1 hour') and (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($18::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = w.id)
  and (w.premises is null or ( select 1 from listing_search s where s.premises = w.premises and (s.score, s.id) > (w.key, w.id) and s.state_id = $19::smallint and s.crew >= $20::int and s.price >= $21::int and s.price <= $22::int and s.least_block <= $23::int and s.ptype = any($24::int[]) and s.kind = any($25::int[]) and (s.am & $26::bigint) >= $27::bigint and (select t.tsv @@ $28::tsquery from listing_text t where t.id = s.id) and s.rents_by <> 1 and $29::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($30::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($31::timestamptz + s.notice_hours * interval '1 hour') and (($32::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($33::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($34::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) limit 1) is null)
order by w.key desc, w.id desc
limit $35;

-- walkPage
select w.id, w.key, w.am, w.ptype, w.premises
from ( select s.id, s.created_s as key, s.am, s.ptype, s.premises from listing_search s where true and s.crew >= $1::int and s.price >= $2::int and s.price <= $3::int and s.least_block <= $4::int and s.ptype = any($5::int[]) and s.kind = any($6::int[]) and (s.am & $7::bigint) >= $8::bigint and (s.created_s, s.id) < ($9::int, $10::bigint) ) w
where true
  and (w.premises is null or ( select 1 from listing_search s where s.premises = w.premises and (s.created_s, s.id) > (w.key, w.id) and true and s.crew >= $11::int and s.price >= $12::int and s.price <= $13::int and s.least_block <= $14::int and s.ptype = any($15::int[]) and s.kind = any($16::int[]) and (s.am & $17::bigint) >= $18::bigint limit 1) is null)
order by w.key desc, w.id desc
limit $19;

-- walkPage
select w.id, w.key, w.am, w.ptype, w.premises
from ( select s.id, s.score as key, s.am, s.ptype, s.premises from listing_search s where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8 and s.crew >= $6::int and s.price >= $7::int and s.price <= $8::int and s.least_block <= $9::int and s.ptype = any($10::int[]) and s.kind = any($11::int[]) and (s.am & $12::bigint) >= $13::bigint and (s.score, s.id) < ($14::int, $15::bigint) ) w
where true
  and (w.premises is null or ( select 1 from listing_search s where s.premises = w.premises and (s.score, s.id) > (w.key, w.id) and power((s.lat - $16::float8) * $17::float8, 2) + power((s.lng - $18::float8) * $19::float8, 2) <= $20::float8 and s.crew >= $21::int and s.price >= $22::int and s.price <= $23::int and s.least_block <= $24::int and s.ptype = any($25::int[]) and s.kind = any($26::int[]) and (s.am & $27::bigint) >= $28::bigint limit 1) is null)
order by w.key desc, w.id desc
limit $29;

-- findCandidates
with g as materialized ( select s.id, s.least_day as key, s.am, s.ptype, s.premises from listing_search s where s.city_id = $1::int and s.crew >= $2::int and s.price >= $3::int and s.price <= $4::int and s.least_block <= $5::int and s.ptype = any($6::int[]) and s.kind = any($7::int[]) and (s.am & $8::bigint) >= $9::bigint order by s.least_day asc, s.id asc limit 8000) select g.id,
  g.key, g.am, g.ptype, g.premises
from g
where true
  and (select t.tsv @@ $10::tsquery from listing_text t where t.id = g.id)
  and (select s.rents_by <> 1 and $11::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($12::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($13::timestamptz + s.notice_hours * interval '1 hour') and (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($15::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = g.id)
limit $17;
select s.id, s.least_day as key, s.am, s.ptype, s.premises
from listing_search s
where s.city_id = $1::int
  and s.crew >= $2::int
  and s.price >= $3::int
  and s.price <= $4::int
  and s.least_block <= $5::int
  and s.ptype = any($6::int[])
  and s.kind = any($7::int[])
  and (s.am & $8::bigint) >= $9::bigint
order by s.least_day asc, s.id asc offset 7999
limit 1;

-- findCandidates
with g as materialized ( select s.id, s.score as key, s.am, s.ptype, s.premises from (select id from listing_text where tsv @@ $1::tsquery offset 0) t join listing_search s on s.id = t.id where s.city_id = $2::int and s.crew >= $3::int and s.price >= $4::int and s.price <= $5::int and s.least_block <= $6::int and s.ptype = any($7::int[]) and s.kind = any($8::int[]) and (s.am & $9::bigint) >= $10::bigint and (s.score, s.id) < ($11::int, $12::bigint) order by s.score desc, s.id desc limit 8000) select g.id,
  g.key, g.am, g.ptype, g.premises
from g
where true
  and (select s.rents_by <> 1 and $13::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($15::timestamptz + s.notice_hours * interval '1 hour') and (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($18::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = g.id)
limit $19;
select s.id, s.score as key, s.am, s.ptype, s.premises
from (select id from listing_text where tsv @@ $1::tsquery offset 0) t
join listing_search s on s.id = t.id
where s.city_id = $2::int
  and s.crew >= $3::int
  and s.price >= $4::int
  and s.price <= $5::int
  and s.least_block <= $6::int
  and s.ptype = any($7::int[])
  and s.kind = any($8::int[])
  and (s.am & $9::bigint) >= $10::bigint
  and (s.score, s.id) < ($11::int, $12::bigint)
order by s.score desc, s.id desc offset 7999
limit 1;

-- findCandidates
with g as materialized ( select s.id, s.least_day as key, s.am, s.ptype, s.premises from listing_search s where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8 and s.cell = any($6::int[]) and s.crew >= $7::int and s.price >= $8::int and s.price <= $9::int and s.least_block <= $10::int and s.ptype = any($11::int[]) and s.kind = any($12::int[]) and (s.am & $13::bigint) >= $14::bigint order by s.least_day desc, s.id desc limit 8000) select g.id,
  g.key, g.am, g.ptype, g.premises
from g
where true
  and (select s.rents_by <> 1 and $15::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($17::timestamptz + s.notice_hours * interval '1 hour') and (($18::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($19::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($20::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = g.id)
limit $21;
select s.id, s.least_day as key, s.am, s.ptype, s.premises
from listing_search s
where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8
  and s.cell = any($6::int[])
  and s.crew >= $7::int
  and s.price >= $8::int
  and s.price <= $9::int
  and s.least_block <= $10::int
  and s.ptype = any($11::int[])
  and s.kind = any($12::int[])
  and (s.am & $13::bigint) >= $14::bigint
order by s.least_day desc, s.id desc offset 7999
limit 1;

-- gatherNear
with g as materialized ( select s.id, s.price as key, s.am, s.ptype, s.premises from listing_search s where power((s.lat - $1::float8) * $2::float8, 2) + power((s.lng - $3::float8) * $4::float8, 2) <= $5::float8 and s.cell = any($6::int[]) and s.crew >= $7::int and s.price >= $8::int and s.price <= $9::int and s.least_block <= $10::int and s.ptype = any($11::int[]) and s.kind = any($12::int[]) and (s.am & $13::bigint) >= $14::bigint and (s.price, s.id) < ($15::int, $16::bigint) order by s.price desc, s.id desc ) select g.id,
  g.key, g.am, g.ptype, g.premises
from g
where true
  and (select t.tsv @@ $17::tsquery from listing_text t where t.id = g.id)
  and (select s.rents_by <> 1 and $18::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($19::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($20::timestamptz + s.notice_hours * interval '1 hour') and (($21::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($22::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($23::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = g.id)
  and (g.premises is null or ( select 1 from listing_search s where s.premises = g.premises and (s.price, s.id) > (g.key, g.id) and power((s.lat - $24::float8) * $25::float8, 2) + power((s.lng - $26::float8) * $27::float8, 2) <= $28::float8 and s.crew >= $29::int and s.price >= $30::int and s.price <= $31::int and s.least_block <= $32::int and s.ptype = any($33::int[]) and s.kind = any($34::int[]) and (s.am & $35::bigint) >= $36::bigint and (select t.tsv @@ $37::tsquery from listing_text t where t.id = s.id) and s.rents_by <> 1 and $38::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($39::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($40::timestamptz + s.notice_hours * interval '1 hour') and (($41::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($42::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($43::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) limit 1) is null)
limit $44;

-- gatherWords
with g as materialized ( select s.id, s.score as key, s.am, s.ptype, s.premises from (select id from listing_text where tsv @@ $1::tsquery offset 0) t join listing_search s on s.id = t.id where s.city_id = $2::int and s.crew >= $3::int and s.price >= $4::int and s.price <= $5::int and s.least_block <= $6::int and s.ptype = any($7::int[]) and s.kind = any($8::int[]) and (s.am & $9::bigint) >= $10::bigint and (s.score, s.id) < ($11::int, $12::bigint) order by s.score desc, s.id desc ) select g.id,
  g.key, g.am, g.ptype, g.premises
from g
where true
  and (select s.rents_by <> 1 and $13::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($15::timestamptz + s.notice_hours * interval '1 hour') and (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($18::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) from listing_search s where s.id = g.id)
  and (g.premises is null or ( select 1 from listing_search s where s.premises = g.premises and (s.score, s.id) > (g.key, g.id) and s.city_id = $19::int and s.crew >= $20::int and s.price >= $21::int and s.price <= $22::int and s.least_block <= $23::int and s.ptype = any($24::int[]) and s.kind = any($25::int[]) and (s.am & $26::bigint) >= $27::bigint and (select t.tsv @@ $28::tsquery from listing_text t where t.id = s.id) and s.rents_by <> 1 and $29::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($30::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($31::timestamptz + s.notice_hours * interval '1 hour') and (($32::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($33::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($34::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true) limit 1) is null)
limit $35;

-- tallyPlace
with m as materialized (select s.am, s.ptype from listing_search s where s.city_id = $1::int and s.crew >= $2::int and s.price >= $3::int and s.price <= $4::int and s.least_block <= $5::int and s.ptype = any($6::int[]) and s.kind = any($7::int[]) and (s.am & $8::bigint) >= $9::bigint) select count(*)::int as count,
  string_agg(am::text, ',') as masks, string_agg(ptype::text, ',') as types
from m;

-- tallyPlace
with m as materialized (select s.am, s.ptype from listing_search s where s.city_id = $1::int and s.crew >= $2::int and s.price >= $3::int and s.price <= $4::int and s.least_block <= $5::int and s.ptype = any($6::int[]) and s.kind = any($7::int[]) and (s.am & $8::bigint) >= $9::bigint and s.bucket < $10::int and (select t.tsv @@ $11::tsquery from listing_text t where t.id = s.id) and s.rents_by <> 1 and $12::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($13::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($14::timestamptz + s.notice_hours * interval '1 hour') and (($15::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true)) select count(*)::int as count,
  string_agg(am::text, ',') as masks, string_agg(ptype::text, ',') as types
from m;

-- tallyWords
with m as materialized (select s.am, s.ptype from (select id from listing_text where tsv @@ $1::tsquery offset 0) t join listing_search s on s.id = t.id where s.city_id = $2::int and s.crew >= $3::int and s.price >= $4::int and s.price <= $5::int and s.least_block <= $6::int and s.ptype = any($7::int[]) and s.kind = any($8::int[]) and (s.am & $9::bigint) >= $10::bigint) select count(*)::int as count,
  string_agg(am::text, ',') as masks, string_agg(ptype::text, ',') as types
from m;

-- tallyWords
with m as materialized (select s.am, s.ptype from (select id from listing_text where tsv @@ $1::tsquery and bucket < 64 offset 0) t join listing_search s on s.id = t.id where s.city_id = $2::int and s.crew >= $3::int and s.price >= $4::int and s.price <= $5::int and s.least_block <= $6::int and s.ptype = any($7::int[]) and s.kind = any($8::int[]) and (s.am & $9::bigint) >= $10::bigint and s.rents_by <> 1 and $11::int between s.min_days and s.max_days and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null)) and (($12::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($13::timestamptz + s.notice_hours * interval '1 hour') and (($14::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null and coalesce(( select lower(busy.during) >= (($15::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true)) select count(*)::int as count,
  string_agg(am::text, ',') as masks, string_agg(ptype::text, ',') as types
from m;

-- findPropertyId
select "id"
from "properties"
where "search_id" = $1;

-- findSearchId
select "search_id" as "searchId"
from "properties"
where "id" = $1;

-- findSpaces
select s.id, s.price as key, s.am, s.ptype, s.premises
from listing_search s
where s.premises = any($1::bigint[])
  and s.city_id = $2::int
  and s.crew >= $3::int
  and s.price >= $4::int
  and s.price <= $5::int
  and s.least_block <= $6::int
  and s.ptype = any($7::int[])
  and s.kind = any($8::int[])
  and (s.am & $9::bigint) >= $10::bigint
  and (select t.tsv @@ $11::tsquery from listing_text t where t.id = s.id)
  and s.rents_by <> 1
  and $12::int between s.min_days
  and s.max_days
  and (s.week_hours is null or (s.week_hours[11] is not null and s.week_hours[13] is not null and s.week_hours[1] is not null))
  and (($13::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') >= ($14::timestamptz + s.notice_hours * interval '1 hour')
  and (($15::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') is not null
  and coalesce(( select lower(busy.during) >= (($16::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."closes_at" else s.week_hours[2] end) * interval '1 minute') + s.turnaround_minutes * interval '1 minute' from busy_times busy where busy.listing_id = s.id and upper(busy.during) > (($17::timestamptz[])[s.zone_id] + (case when s.week_hours is null then "s"."opens_at" else s.week_hours[11] end) * interval '1 minute') order by upper(busy.during) limit 1), true);

-- findZones
select "id", "name"
from "zones";
