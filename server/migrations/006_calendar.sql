-- Time that is taken, and what single days cost.

create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references properties (id),
  name text not null,
  url text not null,
  created_at timestamptz not null,
  last_fetched_at timestamptz,
  last_succeeded_at timestamptz,
  last_error text,
  event_count int not null default 0,
  -- Events that lie on a booking: they do not displace it, the host is shown them.
  conflicts jsonb not null default '[]',
  constraint calendar_feeds_once unique (property_id, url),
  constraint calendar_feeds_name check (length(name) between 1 and 80),
  constraint calendar_feeds_url check (length(url) <= 2000)
);
create index calendar_feeds_stalest on calendar_feeds (last_fetched_at nulls first);

-- Everything that takes time away from a listing is a row here, so no two of them can ever overlap.
create table holds (
  id uuid primary key default gen_random_uuid(),
  listing_id bigint not null references properties (search_id),
  during tstzrange not null,
  kind text not null,
  feed_id uuid references calendar_feeds (id) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  constraint holds_kind check (kind in ('block', 'import', 'booking')),
  constraint holds_feed check ((kind = 'import') = (feed_id is not null)),
  constraint holds_bounded check (
    not isempty(during) and lower_inc(during) and not upper_inc(during) and not lower_inf(during) and not upper_inf(during)
  ),
  constraint holds_no_overlap exclude using gist (listing_id with =, during with &&)
);
-- Holds of a listing never overlap, so the first that ends after an instant is also the first that begins after
-- or around it: one probe answers whether a range is free.
create index holds_next on holds (listing_id, upper(during)) include (during);
create index holds_of_feed on holds (feed_id) where feed_id is not null;

create table price_overrides (
  property_id uuid not null references properties (id),
  date date not null,
  price_cents bigint not null,
  primary key (property_id, date),
  constraint price_overrides_price check (price_cents between 1 and 100000000)
);
