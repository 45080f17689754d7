-- How often people looked at a listing on each day of its own calendar. It says nothing about who they were.
create table listing_views (
  property_id uuid not null references properties (id) on delete cascade,
  day date not null,
  count bigint not null default 0,
  primary key (property_id, day)
);
