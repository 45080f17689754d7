-- What search reads: one narrow row per listing on offer, written by the transaction that changes the listing.
-- docs/decisions/013 has the reasons; the shape follows measurements at a million listings.

create table listing_search (
  id bigint primary key references properties (search_id),
  -- The point that everyone may see, never the exact one.
  lat real not null,
  lng real not null,
  city_id int not null references places (id),
  state_id smallint not null references regions (id),
  -- A square of 0.05 degrees, for looking around a point.
  cell int not null,
  price int not null,
  hourly int not null,
  size_sqft int not null,
  created_s int not null,
  -- Precomputed quality, for the default order.
  score int not null,
  -- Bit n stands for AMENITIES[n]; from bit 48 on: instant, enhanced privacy.
  am bigint not null,
  crew smallint not null,
  ptype smallint not null,
  zone_id smallint not null references zones (id),
  opens_at smallint not null,
  closes_at smallint not null,
  minimum_hours smallint not null,
  notice_hours smallint not null,
  min_days smallint not null,
  max_days smallint not null,
  -- What a booking holds beyond its end.
  turnaround_minutes smallint not null,
  -- A stable 4096th of all listings, for counting a sample.
  bucket smallint not null
);

-- Ordered walks: by score, price or age, within a city, a state, or everywhere. The id breaks ties.
create index listing_search_city_score on listing_search (city_id, score desc, id desc) include (price, crew, am, ptype);
create index listing_search_city_price on listing_search (city_id, price, id) include (crew, am, ptype);
create index listing_search_city_newest on listing_search (city_id, created_s desc, id desc) include (price, crew, am, ptype);
create index listing_search_state_score on listing_search (state_id, score desc, id desc) include (price, crew, am, ptype);
create index listing_search_state_price on listing_search (state_id, price, id) include (crew, am, ptype);
create index listing_search_state_newest on listing_search (state_id, created_s desc, id desc) include (price, crew, am, ptype);
create index listing_search_score on listing_search (score desc, id desc) include (price, crew, am, ptype, lat, lng);
create index listing_search_price on listing_search (price, id) include (crew, am, ptype, lat, lng);
create index listing_search_newest on listing_search (created_s desc, id desc) include (price, crew, am, ptype, lat, lng);
-- Gathers and samples.
create index listing_search_city_sample on listing_search (city_id, bucket) include (id, price, crew, am, ptype);
create index listing_search_state_sample on listing_search (state_id, bucket) include (id, price, crew, am, ptype);
create index listing_search_cell_sample on listing_search (cell, bucket) include (id, lat, lng, price, crew, am, ptype, created_s, score);
create index listing_search_sample on listing_search (bucket) include (id, price, crew, am, ptype);

-- The words stand apart, so that the walks stay narrow. Filters ride along as lexemes: =y17 city, =s5 state, =a12 amenity.
create table listing_text (
  id bigint primary key references listing_search (id) on delete cascade,
  bucket smallint not null,
  title text not null,
  tsv tsvector not null
);
create index listing_text_words on listing_text using gin (tsv) with (fastupdate = off);
create index listing_text_sample on listing_text using gin (tsv) with (fastupdate = off) where bucket < 64;
create index listing_text_titles on listing_text using gin (lower(title) gin_trgm_ops);

/*
 * Whether `need` fits between the holds of a listing somewhere in [opens, closes). Walks from hold to hold, and
 * stops at the first gap that is wide enough.
 */
create function has_free_block(listing bigint, opens timestamptz, closes timestamptz, need interval)
returns boolean language plpgsql stable as $$
declare
  cursor_at timestamptz := opens;
  held tstzrange;
begin
  while cursor_at + need <= closes loop
    select h.during into held from holds h
      where h.listing_id = listing and upper(h.during) > cursor_at
      order by upper(h.during) limit 1;
    if held is null or lower(held) >= cursor_at + need then
      return true;
    end if;
    cursor_at := upper(held);
  end loop;
  return false;
end $$;
