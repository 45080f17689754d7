-- Every term of a listing is its host's to set and to see before it is live: hours for each weekday, by the hour or by
-- the day, what the space is, and how a crew arrives. What is live keeps what it has.
alter table properties
  add column rents_by text not null default 'both',
  -- Opening and closing of each weekday from Sunday on, null where it is closed. Null as a whole: from opens_at to
  -- closes_at every day. Otherwise those two are the earliest and the latest, as the version before reads them.
  add column week_hours smallint[],
  add column space_kind text not null default 'home',
  -- How a crew arrives, beside access_notes, and as secret.
  add column wifi_name text not null default '',
  add column wifi_password text not null default '',
  add column parking text not null default '',
  add column load_in text not null default '',
  add column arrival_photos uuid[] not null default '{}',
  -- Which parts of its terms the host has confirmed, and when the last of them.
  add column terms_confirmed text[] not null default '{}',
  add column terms_confirmed_at timestamptz;
-- Every row has the defaults, so there is nothing to look through.
alter table properties add constraint properties_rents_by check (rents_by in ('hour', 'day', 'both')) not valid;
alter table properties
  add constraint properties_week_hours check (week_hours is null or cardinality(week_hours) = 14) not valid;
alter table properties
  add constraint properties_space_kind
    check (space_kind in ('home', 'studio', 'warehouse', 'shop', 'office', 'rooftop', 'land')) not valid;
alter table properties
  add constraint properties_arrival
    check (length(wifi_name) <= 100 and length(wifi_password) <= 100 and length(parking) <= 1000
      and length(load_in) <= 1000 and cardinality(arrival_photos) <= 12) not valid;
alter table properties
  add constraint properties_terms_confirmed
    check (terms_confirmed <@ '{space,prices,hours,weekend,cleaning,allows,rules,cancellation,approval,notice,papers,arrival}')
    not valid;

-- What search reads of them: 0 both, 1 by the hour, 2 by the day; the kind as its place among SPACE_KINDS.
alter table listing_search
  add column rents_by smallint not null default 0,
  add column week_hours smallint[],
  add column kind smallint not null default 0;

-- What the host has said of the terms so far. Apart from the content, so that a save by the version before keeps it.
alter table listing_drafts add column terms jsonb;
alter table host_applications add column terms jsonb;
