-- The new table takes the name. Whoever still runs the release before goes on under it: a hold that comes without areas
-- gets those of its listing.
drop trigger holds_copied on holds;
drop trigger holds_of_booking on holds;
alter table holds rename to holds_by_listing;
alter table holds_by_area rename to holds;

alter table holds_by_listing rename constraint holds_no_overlap to holds_by_listing_no_overlap;
alter table holds_by_listing rename constraint holds_one_per_booking to holds_by_listing_one_per_booking;
alter table holds rename constraint holds_by_area_no_overlap to holds_no_overlap;
alter table holds rename constraint holds_by_area_one_per_booking to holds_one_per_booking;

create constraint trigger holds_of_booking after update or delete on holds
  deferrable initially deferred for each row when (old.booking_id is not null) execute function demand_hold();

-- As in 060, under the new name.
-- The integers that a new hold of a listing takes: its own areas, and the first one free of each that it shares. Of a
-- shared one that is full all that crews can have, so that the hold is refused.
create or replace function areas_for(house bigint, own int4multirange, shared int4multirange, at tstzrange)
returns int4multirange language plpgsql stable as $$
declare
  area int4range;
  taken int4multirange;
  vacant int4multirange;
  answer int4multirange := own;
begin
  foreach area in array array(select unnest(shared)) loop
    select coalesce(range_agg(part), '{}') into taken
      from holds held, unnest(held.areas * int4multirange(area)) as part
      where held.premises = house and held.areas && int4multirange(area) and held.during && at;
    vacant := int4multirange(area) - taken;
    answer := answer + case when isempty(vacant) then int4multirange(area)
      else int4multirange(int4range(lower(vacant), lower(vacant) + 1)) end;
  end loop;
  return answer;
end $$;

-- Writes anew when a listing cannot be had within `at`, and a little around it where times reach out of it.
create or replace function write_busy_times(listing bigint, house bigint, own int4multirange, shared int4multirange, at tstzrange)
returns void language plpgsql as $$
declare
  span tstzrange;
  busy tstzmultirange;
begin
  with gone as (delete from busy_times where listing_id = listing and during && at returning during)
    select range_merge(at, coalesce(range_merge(range_agg(during)), at)) into span from gone;
  select coalesce(range_agg(during * span), '{}') into busy from holds
    where premises = house and areas && own and during && span;
  -- A shared area is full while all that crews can have of it is taken.
  select busy + coalesce(range_agg(tstzrange(since, until)), '{}') into busy from (
    select area, at_instant as since, lead(at_instant) over passing as until, sum(change) over passing as used
    from (
      select area, at_instant, sum(change) as change from (
        select area, size, during * span as during from (
          select area, holds.during,
            (select sum(upper(part) - lower(part)) from unnest(holds.areas * int4multirange(area)) as part) as size
          from unnest(shared) as area
            join holds on premises = house and areas && int4multirange(area) and during && span
        ) as held
      ) as piece, lateral (values (lower(during), size), (upper(during), -size)) as turn (at_instant, change)
      group by area, at_instant
    ) as turns
    window passing as (partition by area order by at_instant)
  ) as passed
  where until is not null and used >= upper(area) - lower(area);
  insert into busy_times (listing_id, during) select listing, unnest(busy);
end $$;

-- A space that comes to a house, or gets other areas, cannot be had while others have one of them.
create function renew_busy_times() returns trigger language plpgsql as $$
declare
  house record;
begin
  select number, spaces into house from premises where id = new.premises_id;
  if tg_op = 'INSERT' and house.spaces = 1 then
    return null;
  end if;
  delete from busy_times where listing_id = new.search_id;
  perform write_busy_times(new.search_id, house.number, new.areas, new.shared_areas, tstzrange(null, null));
  return null;
end $$;
create trigger properties_busy after insert or update of areas, shared_areas on properties
  for each row execute function renew_busy_times();

create or replace function has_free_block(listing bigint, opens timestamptz, closes timestamptz, need interval)
returns boolean language plpgsql stable as $$
declare
  step constant interval := interval '30 minutes';
  grid constant timestamptz := timestamptz '2000-01-01 00:00:00+00';
  free_from timestamptz := opens;
  cursor_at timestamptz;
  held tstzrange;
begin
  loop
    cursor_at := date_bin(step, free_from - interval '1 microsecond', grid) + step;
    exit when cursor_at + need > closes;
    select busy.during into held from busy_times busy
      where busy.listing_id = listing and upper(busy.during) > cursor_at
      order by upper(busy.during) limit 1;
    if held is null or lower(held) >= cursor_at + need then
      return true;
    end if;
    free_from := upper(held);
  end loop;
  return false;
end $$;
