-- A house is rented as a whole, by floor or by room. The premises are the house: where it is, which areas it has, and
-- whose time is taken. A listing is what a crew rents: a named set of areas. docs/decisions/057 has the reasons.
create table premises (
  id uuid primary key default gen_random_uuid(),
  -- What its holds are filed under: narrow, for the index that forbids overlaps. The number of its first listing.
  number bigint not null unique,
  host_id uuid not null references users (id),
  -- What the host calls the house; empty until there is more than one space.
  name text not null default '',
  -- How many listings rent parts of it.
  spaces smallint not null default 1,
  -- As secret as on a listing. A trigger writes here what a listing says.
  address text not null,
  zipcode text not null,
  city text not null,
  state text not null,
  country text not null,
  place_id int not null references places (id),
  time_zone text not null,
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null,
  -- Counts saves of its areas: one against an older version lost a race with another device.
  version int not null default 1,
  constraint premises_name check (length(name) <= 60),
  constraint premises_spaces check (spaces between 0 and 64)
);
create index premises_of_host on premises (host_id, created_at);

-- Each has a block of 32 integers, [32 * place, 32 * place + 32). A crew that has it alone takes the block; crews that
-- share it take one integer each, of the first `shared_by`.
create table areas (
  premises_id uuid not null references premises (id) on delete cascade,
  place smallint not null,
  name text not null,
  -- So many crews may use it at a time; null: one.
  shared_by smallint,
  primary key (premises_id, place),
  constraint areas_place check (place between 0 and 31),
  constraint areas_name check (length(name) between 1 and 60),
  constraint areas_shared check (shared_by between 2 and 31)
);
create unique index areas_once on areas (premises_id, lower(name));

alter table properties
  add column premises_id uuid references premises (id),
  -- Blocks of the areas that a crew has alone, and the first integers of those it shares with other crews.
  add column areas int4multirange not null default '{[0,32)}',
  add column shared_areas int4multirange not null default '{}';
alter table properties
  -- Taken off by its host for good; whatever happened there keeps it.
  add column removed_at timestamptz;
alter table properties
  add constraint properties_own_areas check (not isempty(areas) and not areas && shared_areas) not valid;

-- A listing that comes without premises is premises of its own: the version before writes those, and so does whoever
-- lists a new house. Where a listing says it is, its premises are.
create function place_premises() returns trigger language plpgsql as $$
begin
  if new.premises_id is null then
    new.premises_id := new.id;
    insert into premises (
        id, number, host_id, address, zipcode, city, state, country, place_id, time_zone, lat, lng, created_at)
      values (new.id, new.search_id, new.host_id, new.address, new.zipcode, new.city, new.state, new.country,
        new.place_id, new.time_zone, new.lat, new.lng, new.created_at);
  elsif tg_op = 'INSERT' then
    -- Whoever takes time of the house meanwhile has to know of the new space: they wait, or are waited for.
    perform 1 from premises where id = new.premises_id for update;
    update premises set spaces = spaces + 1 where id = new.premises_id;
  elsif (new.address, new.zipcode, new.city, new.state, new.country, new.place_id, new.time_zone, new.lat, new.lng)
    is distinct from
    (old.address, old.zipcode, old.city, old.state, old.country, old.place_id, old.time_zone, old.lat, old.lng)
    -- Erased; the other listings of the house may still need it.
    and new.address <> '-' then
    update premises set (address, zipcode, city, state, country, place_id, time_zone, lat, lng) = (
        new.address, new.zipcode, new.city, new.state, new.country, new.place_id, new.time_zone, new.lat, new.lng)
      where id = new.premises_id
        and (address, zipcode, city, state, country, place_id, time_zone, lat, lng) is distinct from (
          new.address, new.zipcode, new.city, new.state, new.country, new.place_id, new.time_zone, new.lat, new.lng);
  end if;
  return new;
end $$;
create trigger properties_premises before insert or update on properties
  for each row execute function place_premises();

-- Search shows a house once; null: no other space is at these premises.
alter table listing_search add column premises bigint;

-- A listing that is on its way: at which premises, with which areas. Null: at an address of its own.
alter table listing_drafts
  add column premises_id uuid references premises (id),
  add column areas int4multirange,
  add column shared_areas int4multirange;
alter table host_applications
  add column premises_id uuid references premises (id),
  add column areas int4multirange,
  add column shared_areas int4multirange;

-- Which areas an imported calendar blocks; null: all that its listing has alone.
alter table calendar_feeds add column areas int4multirange;

-- Whoever may use listings may use what is written along with them, also while the release before still runs.
do $$
declare
  held record;
begin
  for held in
    select acl.grantee::regrole as grantee, lower(acl.privilege_type) as what
    from pg_class, aclexplode(pg_class.relacl) as acl
    where pg_class.oid = 'properties'::regclass and acl.grantee <> 0 and acl.grantee <> pg_class.relowner
      and acl.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  loop
    execute format('grant %s on premises, areas to %s', held.what, held.grantee);
  end loop;
end $$;
