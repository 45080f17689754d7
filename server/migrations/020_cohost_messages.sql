-- A host can share the messages of a listing too.

alter table listing_cohosts drop constraint listing_cohosts_rights;
alter table listing_cohosts add constraint listing_cohosts_rights check (
  cardinality(rights) >= 1 and rights <@ array['listing', 'calendar', 'bookings', 'messages']
);

-- Who helps, or helped, with a listing: asked for every message, and empty for most listings.
create index listing_cohosts_of_listing on listing_cohosts (property_id, user_id) where user_id is not null;

-- Since when they answer messages there; what was said before is theirs to read, and not new to them.
alter table listing_cohosts add column messages_since timestamptz;
