-- Time that is taken, by area. An exclusion constraint cannot be added without a look at every row, under a lock; so it
-- stands on a new, empty table, which holds are copied to while the release before goes on writing the old one (061),
-- and which then takes its name (062).
create table holds_by_area (
  id uuid primary key default gen_random_uuid(),
  -- Through which listing it was taken.
  listing_id bigint not null references properties (search_id),
  -- `premises.number`. A trigger fills it in, and the areas where none are said.
  premises bigint not null default 0 references premises (number),
  areas int4multirange not null default '{}',
  during tstzrange not null,
  kind text not null,
  feed_id uuid references calendar_feeds (id) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  booking_id uuid references bookings (id),
  after_cancellation boolean not null default false,
  constraint holds_by_area_kind check (kind in ('block', 'import', 'booking')),
  constraint holds_by_area_feed check ((kind = 'import') = (feed_id is not null)),
  constraint holds_by_area_bounded check (
    not isempty(during) and lower_inc(during) and not upper_inc(during) and not lower_inf(during) and not upper_inf(during)
  ),
  constraint holds_by_area_areas check (not isempty(areas) and int4multirange(int4range(0, 1024)) @> areas),
  constraint holds_by_area_booking check ((kind = 'booking') = (booking_id is not null)),
  constraint holds_by_area_one_per_booking unique (booking_id),
  constraint holds_by_area_no_overlap exclude using gist (premises with =, areas with &&, during with &&)
);
create index holds_by_area_of_listing on holds_by_area (listing_id, upper(during)) include (during);
create index holds_by_area_of_feed on holds_by_area (feed_id) where feed_id is not null;

-- When a listing cannot be had, because some hold of its premises has an area that it needs. Ranges of a listing never
-- overlap, so the first that ends after an instant is also the first that begins after or around it: one probe answers
-- whether a range is free. Written with the hold.
create table busy_times (
  listing_id bigint not null references properties (search_id),
  during tstzrange not null
);
create index busy_times_next on busy_times (listing_id, upper(during)) include (during);

-- The integers that a new hold of a listing takes: its own areas, and the first one free of each that it shares. Of a
-- shared one that is full all that crews can have, so that the hold is refused.
create function areas_for(house bigint, own int4multirange, shared int4multirange, at tstzrange)
returns int4multirange language plpgsql stable as $$
declare
  area int4range;
  taken int4multirange;
  vacant int4multirange;
  answer int4multirange := own;
begin
  foreach area in array array(select unnest(shared)) loop
    select coalesce(range_agg(part), '{}') into taken
      from holds_by_area held, unnest(held.areas * int4multirange(area)) as part
      where held.premises = house and held.areas && int4multirange(area) and held.during && at;
    vacant := int4multirange(area) - taken;
    answer := answer + case when isempty(vacant) then int4multirange(area)
      else int4multirange(int4range(lower(vacant), lower(vacant) + 1)) end;
  end loop;
  return answer;
end $$;

-- In a house with several spaces, one transaction at a time changes its holds: when a space is taken depends on the
-- holds of all. A house with one space is only kept from getting another meanwhile.
create function lock_premises() returns trigger language plpgsql as $$
declare
  listing record;
  house bigint;
  several boolean;
begin
  if tg_op = 'INSERT' then
    select premises.number, properties.areas, properties.shared_areas into strict listing
      from properties join premises on premises.id = properties.premises_id
      where properties.search_id = new.listing_id;
    new.premises := listing.number;
    house := listing.number;
  else
    house := old.premises;
  end if;
  select spaces > 1 into several from premises where number = house for key share;
  if several then
    perform 1 from premises where number = house for no key update;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'INSERT' and isempty(new.areas) then
    new.areas := areas_for(house, listing.areas, listing.shared_areas, new.during);
  end if;
  return new;
end $$;
create trigger holds_by_area_turns before insert or delete or update of areas, during on holds_by_area
  for each row execute function lock_premises();

-- Writes anew when a listing cannot be had within `at`, and a little around it where times reach out of it.
create function write_busy_times(listing bigint, house bigint, own int4multirange, shared int4multirange, at tstzrange)
returns void language plpgsql as $$
declare
  span tstzrange;
  busy tstzmultirange;
begin
  with gone as (delete from busy_times where listing_id = listing and during && at returning during)
    select range_merge(at, coalesce(range_merge(range_agg(during)), at)) into span from gone;
  select coalesce(range_agg(during * span), '{}') into busy from holds_by_area
    where premises = house and areas && own and during && span;
  -- A shared area is full while all that crews can have of it is taken.
  select busy + coalesce(range_agg(tstzrange(since, until)), '{}') into busy from (
    select area, at_instant as since, lead(at_instant) over passing as until, sum(change) over passing as used
    from (
      select area, at_instant, sum(change) as change from (
        select area, size, during * span as during from (
          select area, holds_by_area.during,
            (select sum(upper(part) - lower(part)) from unnest(holds_by_area.areas * int4multirange(area)) as part) as size
          from unnest(shared) as area
            join holds_by_area on premises = house and areas && int4multirange(area) and during && span
        ) as held
      ) as piece, lateral (values (lower(during), size), (upper(during), -size)) as turn (at_instant, change)
      group by area, at_instant
    ) as turns
    window passing as (partition by area order by at_instant)
  ) as passed
  where until is not null and used >= upper(area) - lower(area);
  insert into busy_times (listing_id, during) select listing, unnest(busy);
end $$;

create function keep_busy_times() returns trigger language plpgsql as $$
declare
  house bigint;
  space record;
  at tstzrange;
begin
  house := coalesce(new.premises, old.premises);
  for space in
    select properties.search_id, properties.areas, properties.shared_areas, premises.spaces
    from premises join properties on properties.premises_id = premises.id where premises.number = house
  loop
    -- A house that is one space has no two holds at a time: its holds are its busy times.
    if space.spaces = 1 and tg_op = 'INSERT' then
      insert into busy_times (listing_id, during) values (space.search_id, new.during);
    else
      foreach at in array array_remove(array[old.during, new.during], null) loop
        perform write_busy_times(space.search_id, house, space.areas, space.shared_areas, at);
      end loop;
    end if;
  end loop;
  return null;
end $$;
create trigger holds_by_area_busy after insert or delete or update of areas, during on holds_by_area
  for each row execute function keep_busy_times();

-- What the release before writes into `holds`.
create function copy_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from holds_by_area where id = old.id;
  elsif tg_op = 'UPDATE' then
    update holds_by_area set kind = new.kind, feed_id = new.feed_id, note = new.note, booking_id = new.booking_id,
        after_cancellation = new.after_cancellation
      where id = new.id;
    if new.during <> old.during then
      update holds_by_area set during = new.during where id = new.id;
    end if;
  else
    insert into holds_by_area (
        id, listing_id, during, kind, feed_id, note, created_at, booking_id, after_cancellation)
      values (new.id, new.listing_id, new.during, new.kind, new.feed_id, new.note, new.created_at, new.booking_id,
        new.after_cancellation);
  end if;
  return null;
end $$;
create trigger holds_copied after insert or update or delete on holds for each row execute function copy_hold();

do $$
declare
  held record;
begin
  for held in
    select acl.grantee::regrole as grantee, lower(acl.privilege_type) as what
    from pg_class, aclexplode(pg_class.relacl) as acl
    where pg_class.oid = 'holds'::regclass and acl.grantee <> 0 and acl.grantee <> pg_class.relowner
      and acl.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  loop
    execute format('grant %s on holds_by_area, busy_times to %s', held.what, held.grantee);
  end loop;
end $$;
