-- What a price depends on besides the time: kinds of production, crew tiers, add-ons, prep and strike, long days.
alter table properties
  -- Null: nothing of it.
  add column menu jsonb,
  -- Pictures of its add-ons.
  add column menu_photos uuid[] not null default '{}';

alter table bookings
  -- Everything the price was reckoned from, as it was then; null on bookings from before there was a menu.
  add column rates jsonb,
  -- Which add-ons, and how many of each.
  add column add_ons jsonb not null default '[]';

-- How many of an add-on are booked on a local day of its space, and how many there are; null: enough for everyone.
create table add_on_days (
  property_id uuid not null references properties (id) on delete cascade,
  add_on_id uuid not null,
  day date not null,
  used int not null,
  stock int,
  primary key (property_id, add_on_id, day),
  constraint add_on_days_stock check (used >= 0 and used <= stock)
);
