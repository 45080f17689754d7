-- Which way, and how far, the point that everyone sees is moved from the exact one. Listings at one address share one
-- offset: several would be samples that a watcher can average. A listing without a row gets one from the sweep. As
-- secret as the exact point, and erased with it.
create table shown_offsets (
  property_id uuid primary key,
  -- The street line, postal code and city, spelled one way.
  address_key text not null,
  lat double precision not null,
  lng double precision not null,
  direction double precision not null,
  distance double precision not null,
  constraint shown_offsets_property foreign key (property_id) references properties (id)
    on delete cascade deferrable initially deferred,
  constraint shown_offsets_shares check (direction between 0 and 1 and distance between 0 and 1)
);
create index shown_offsets_by_address on shown_offsets (address_key);
create index shown_offsets_by_point on shown_offsets (lat, lng);
create index shown_offsets_by_offset on shown_offsets (direction, distance);
