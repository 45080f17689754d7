-- What an hour costs on single days. A table of its own: processes of the version before read price_overrides and take
-- every row of it for the price of a day.
create table hourly_price_overrides (
  property_id uuid not null references properties (id),
  date date not null,
  price_cents bigint not null,
  primary key (property_id, date),
  constraint hourly_price_overrides_price check (price_cents between 1 and 100000000)
);
