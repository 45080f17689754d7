-- From a draft to a live listing: photos, drafts, applications with their revisions, places, and the whole property.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Re-encoded on arrival: no metadata of the original survives. Files lie under photos/<id>-<width>.<format>.
create table photos (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  -- What the screen reader says; empty until somebody describes it.
  alt text not null default '',
  width int not null,
  height int not null,
  color text not null,
  -- Widths that exist as WebP and JPEG; as AVIF too once the job has been here.
  widths int[] not null,
  has_avif boolean not null default false,
  created_at timestamptz not null,
  constraint photos_size check (width > 0 and height > 0 and cardinality(widths) > 0),
  constraint photos_color check (color ~ '^#[0-9a-f]{6}$'),
  constraint photos_alt check (length(alt) <= 200)
);
create index photos_of_owner on photos (owner_id, created_at desc);
create index photos_oldest on photos (created_at);

alter table host_applications alter column photos drop default;
alter table host_applications alter column photos type uuid[] using photos::uuid[];
alter table host_applications alter column photos set default '{}';
alter table host_applications
  add column size_sqft int,
  add column lat double precision,
  add column lng double precision,
  add column time_zone text,
  -- True once the host has moved the pin: the postal code's centre must not move it back.
  add column pin_moved boolean not null default false,
  add column revision int not null default 1,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  add column decided_by uuid references users (id),
  add constraint host_applications_size check (size_sqft is null or size_sqft between 1 and 1000000),
  add constraint host_applications_notes check (admin_notes is null or length(admin_notes) <= 2000),
  add constraint host_applications_price_top check (price_per_day_cents <= 100000000),
  add constraint host_applications_decided check ((status = 'pending') = (decided_at is null));
update host_applications set submitted_at = created_at;
alter table host_applications alter column submitted_at set not null;
drop index host_applications_by_status;
create index host_applications_by_status on host_applications (status, submitted_at desc, id desc);
create index host_applications_photos on host_applications using gin (photos);

-- Every revision as it was sent and what came of it, so that a reviewer sees what changed since the last look.
create table application_revisions (
  application_id uuid not null references host_applications (id),
  revision int not null,
  content jsonb not null,
  submitted_at timestamptz not null,
  status text not null default 'pending',
  admin_notes text,
  decided_at timestamptz,
  decided_by uuid references users (id),
  primary key (application_id, revision),
  constraint application_revisions_status check (status in ('pending', 'approved', 'rejected'))
);

-- What the wizard has so far. `version` counts saves: a save against an older one lost a race with another device.
create table listing_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- Set when the draft reworks an application instead of making a new one.
  application_id uuid unique references host_applications (id),
  content jsonb not null,
  photos uuid[] not null default '{}',
  screen text not null default 'overview',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_drafts_of_user on listing_drafts (user_id, updated_at desc);
create index listing_drafts_photos on listing_drafts using gin (photos);

-- Where listings are: a state or province, and a city in it. Rows come with the first listing there.
create table regions (
  id smallint generated always as identity primary key,
  country text not null,
  code text not null,
  name text not null,
  constraint regions_once unique (country, code)
);
create table places (
  id int generated always as identity primary key,
  region_id smallint not null references regions (id),
  name text not null,
  lat double precision not null,
  lng double precision not null,
  -- Listings that search offers here.
  listing_count int not null default 0,
  constraint places_once unique (region_id, name),
  constraint places_count check (listing_count >= 0)
);
create index places_by_prefix on places (lower(name) text_pattern_ops);
create index places_by_likeness on places using gin (lower(name) gin_trgm_ops);

create table zones (
  id smallint generated always as identity primary key,
  name text not null unique
);

alter table properties
  add column property_type text not null,
  add column place_type text not null,
  add column tagline text not null default '',
  add column beds int not null,
  add column highlights text[] not null default '{}',
  add column safety_features text[] not null default '{}',
  add column amenities text[] not null default '{}',
  -- What a production may involve here; a request that needs more is refused with the exact point.
  add column allows text[] not null default '{}',
  add column house_rules jsonb not null default '[]',
  -- Never leaves the server before a booking is confirmed.
  add column address text not null,
  add column country text not null,
  add column zipcode text not null,
  add column lat double precision not null,
  add column lng double precision not null,
  add column access_notes text not null default '',
  -- What everyone may see instead: a point that was moved, and how far the truth may lie from it.
  add column shown_lat double precision not null,
  add column shown_lng double precision not null,
  add column shown_radius_m int not null,
  add column place_id int not null references places (id),
  add column time_zone text not null,
  add column size_sqft int,
  add column hourly_rate_cents bigint,
  add column weekend_price_cents bigint,
  add column weekly_discount_percent int not null default 10,
  add column cleaning_fee_cents bigint not null default 0,
  add column minimum_hours int not null default 4,
  -- Minutes after local midnight; 1440 is the midnight at the day's end.
  add column opens_at int not null default 480,
  add column closes_at int not null default 1320,
  add column turnaround_minutes int not null default 60,
  add column notice_hours int not null default 0,
  add column min_days int not null default 1,
  add column max_days int not null default 365,
  add column cancellation_policy text not null default 'flexible',
  add column booking_approval text not null default 'manual',
  add column guest_preference text not null default 'any',
  -- Cached from reviews: 490 is a rating of 4.9.
  add column rating_hundredths int,
  add column review_count int not null default 0,
  -- Whoever knows it may subscribe to the busy times, nothing else.
  add column calendar_token text not null unique,
  add column version int not null default 1,
  add column updated_at timestamptz not null,
  add constraint properties_words check (length(title) between 1 and 50 and length(description) between 1 and 500),
  add constraint properties_tagline check (length(tagline) <= 120),
  add constraint properties_price_top check (price_per_day_cents <= 100000000),
  add constraint properties_hourly check (hourly_rate_cents is null or hourly_rate_cents between 1 and 100000000),
  add constraint properties_weekend check (weekend_price_cents is null or weekend_price_cents between 1 and 100000000),
  add constraint properties_discount check (weekly_discount_percent between 0 and 90),
  add constraint properties_cleaning check (cleaning_fee_cents between 0 and 10000000),
  add constraint properties_minimum_hours check (minimum_hours between 1 and 24),
  add constraint properties_opening check (opens_at between 0 and 1439 and closes_at between 1 and 1440 and opens_at < closes_at),
  add constraint properties_minimum_fits check (minimum_hours * 60 <= closes_at - opens_at),
  add constraint properties_turnaround check (turnaround_minutes between 0 and 1440),
  add constraint properties_notice check (notice_hours between 0 and 2160),
  add constraint properties_stays check (min_days between 1 and 365 and max_days between min_days and 365),
  add constraint properties_size check (size_sqft is null or size_sqft between 1 and 1000000),
  add constraint properties_cancellation
    check (cancellation_policy in ('very_flexible', 'flexible', 'standard_30', 'standard_90')),
  add constraint properties_approval check (booking_approval in ('manual', 'instant')),
  add constraint properties_preference check (guest_preference in ('any', 'experienced')),
  add constraint properties_rating check (rating_hundredths is null or rating_hundredths between 100 and 500),
  add constraint properties_rated check ((rating_hundredths is null) = (review_count = 0));
alter table properties drop column featured_image;

create table property_photos (
  property_id uuid not null references properties (id),
  position int not null,
  photo_id uuid not null references photos (id),
  primary key (property_id, position),
  constraint property_photos_once unique (property_id, photo_id)
);
create index property_photos_of_photo on property_photos (photo_id);

create table wishlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  property_id uuid not null references properties (id),
  created_at timestamptz not null,
  constraint wishlists_once unique (user_id, property_id)
);
create index wishlists_newest on wishlists (user_id, created_at desc, id desc);
