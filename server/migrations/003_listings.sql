-- Listings and the applications they come from, as far as the back office counts them today.

create table host_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  property_type text not null,
  place_type text not null,
  privacy_level text not null default 'standard',
  property_address text not null,
  property_city text not null,
  property_state text not null,
  property_country text not null,
  property_zipcode text not null,
  residential_address text not null,
  residential_city text not null,
  residential_state text not null,
  residential_country text not null,
  residential_zipcode text not null,
  is_business_host boolean not null default false,
  max_guests int not null,
  bedrooms int not null,
  beds int not null,
  bathrooms int not null,
  title text not null,
  description text not null,
  highlights text[] not null default '{}',
  price_per_day_cents bigint not null,
  booking_approval text not null default 'manual',
  guest_preference text not null default 'any',
  safety_features text[] not null default '{}',
  photos text[] not null default '{}',
  amenities text[] not null default '{}',
  status text not null default 'pending',
  admin_notes text,
  created_at timestamptz not null,
  constraint host_applications_status check (status in ('pending', 'approved', 'rejected')),
  constraint host_applications_privacy check (privacy_level in ('standard', 'enhanced')),
  constraint host_applications_approval check (booking_approval in ('manual', 'instant')),
  constraint host_applications_preference check (guest_preference in ('any', 'experienced')),
  constraint host_applications_counters
    check (max_guests >= 1 and bedrooms >= 1 and beds >= 1 and bathrooms >= 1),
  constraint host_applications_words check (length(title) between 1 and 50 and length(description) between 1 and 500),
  constraint host_applications_highlights check (cardinality(highlights) <= 2),
  constraint host_applications_price check (price_per_day_cents > 0)
);
create index host_applications_newest on host_applications (created_at desc, id desc);
create index host_applications_of_user on host_applications (user_id, created_at desc);
create index host_applications_by_status on host_applications (status, created_at desc);

create table properties (
  id uuid primary key default gen_random_uuid(),
  -- The search projection's narrow key; never shown to anyone.
  search_id bigint generated always as identity unique,
  host_id uuid not null references users (id),
  application_id uuid unique references host_applications (id),
  title text not null,
  description text not null,
  city text not null,
  state text not null,
  featured_image text,
  privacy_level text not null default 'standard',
  max_guests int not null,
  bedrooms int not null,
  bathrooms int not null,
  price_per_day_cents bigint not null,
  available boolean not null default true,
  created_at timestamptz not null,
  constraint properties_privacy check (privacy_level in ('standard', 'enhanced')),
  constraint properties_counters check (max_guests >= 1 and bedrooms >= 1 and bathrooms >= 1),
  constraint properties_price check (price_per_day_cents > 0)
);
create index properties_live_newest on properties (created_at desc, id desc) where available;
create index properties_of_host on properties (host_id, created_at desc);
