-- What server/src/features/hosting/address-review.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockApplication
select "id", "status", "revision", "property_address" as "address", "property_city" as "city",
  "property_state" as "state", "property_country" as "country", "property_zipcode" as "zip"
from "host_applications"
where "id" = $1
for update;

-- insertApplicationOf
with made as ( insert into host_applications ( user_id, property_type, place_type, privacy_level, property_address, property_city, property_state, property_country, property_zipcode, residential_address, residential_city, residential_state, residential_country, residential_zipcode, max_guests, bedrooms, beds, bathrooms, size_sqft, title, description, highlights, price_per_day_cents, booking_approval, guest_preference, safety_features, amenities, photos, lat, lng, pin_moved, time_zone, status, created_at, submitted_at, decided_at) select host_id, property_type, place_type, privacy_level, address, city, state, country, zipcode, '', '', '', country, '', max_guests, bedrooms, beds, bathrooms, size_sqft, title, description, highlights, price_per_day_cents, booking_approval, guest_preference, safety_features, amenities, array(select photo_id from property_photos where property_id = p.id order by position), lat, lng, true, time_zone, 'approved', created_at, created_at, $1 from properties p where id = $2 returning id ) update properties
set application_id = made.id
from made
where properties.id = $3
returning made.id;

-- dropOpenRevision
delete from "application_revisions"
where "application_id" = $1
  and "status" = $2;

-- sendToReview
update "host_applications"
set "property_address" = $1, "property_city" = $2, "property_state" = $3, "property_country" = $4,
  "property_zipcode" = $5, "lat" = $6, "lng" = $7, "pin_moved" = $8, "time_zone" = $9, "status" = $10,
  "revision" = "revision" + $11, "admin_notes" = $12, "submitted_at" = $13, "decided_at" = $14,
  "decided_by" = $15
where "id" = $16;

-- withdrawReview
update host_applications a
set property_address = p.address, property_city = p.city, property_state = p.state,
  property_country = p.country, property_zipcode = p.zipcode, lat = p.lat, lng = p.lng, pin_moved = true,
  time_zone = p.time_zone, privacy_level = p.privacy_level, max_guests = p.max_guests, bedrooms = p.bedrooms,
  beds = p.beds, bathrooms = p.bathrooms, size_sqft = p.size_sqft, title = p.title,
  description = p.description, highlights = p.highlights, price_per_day_cents = p.price_per_day_cents,
  booking_approval = p.booking_approval, guest_preference = p.guest_preference,
  safety_features = p.safety_features, amenities = p.amenities, property_type = p.property_type,
  place_type = p.place_type,
  photos = array(select photo_id from property_photos where property_id = p.id order by position),
  status = 'approved', admin_notes = null, decided_at = $1, decided_by = null
from properties p
where p.application_id = a.id
  and a.id = $2;
