-- What server/src/features/hosting/hosting.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findListingsShowing
select "properties"."host_id" as "hostId", "properties"."address", "properties"."zipcode" as "zip",
  concat_ws(chr(10), access_notes, wifi_password, parking, load_in) as "accessNotes"
from "property_photos"
inner join "properties" on "properties"."id" = "property_photos"."property_id"
where "property_photos"."photo_id" = $1;

-- findListingWith
select "properties"."id"
from "property_photos"
inner join "properties" on "properties"."id" = "property_photos"."property_id"
where "property_photos"."photo_id" = $1
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
limit $5;

-- findOwnDrafts
select "id", "application_id" as "applicationId", "screen", "updated_at" as "updatedAt",
  coalesce(content ->> 'title', '') as "title", coalesce(content -> 'location' ->> 'city', '') as "city",
  photos[1] as "coverId"
from "listing_drafts"
where "user_id" = $1
order by "updated_at" desc;

-- findOpenApplications
select "host_applications"."id", "host_applications"."status", "host_applications"."title",
  "host_applications"."property_city" as "city", "host_applications"."property_state" as "state",
  "host_applications"."admin_notes" as "adminNotes", "host_applications"."revision",
  "host_applications"."submitted_at" as "submittedAt", "properties"."id" as "propertyId",
  host_applications.photos[1] as "coverId"
from "host_applications"
left join "properties" on "properties"."application_id" = "host_applications"."id"
where "host_applications"."user_id" = $1
  and "host_applications"."status" in ($2, $3)
order by "host_applications"."submitted_at" desc, "host_applications"."id";

-- findOwnListings
select "id", "title", "city", "state", "price_per_day_cents" as "pricePerDay", "available" as "isAvailable",
  ( select json_build_object('id', premises.id, 'name', premises.name, 'spaces', (select count(*) from properties as space where space.premises_id = premises.id and space.removed_at is null)) from premises where premises.id = properties.premises_id) as "house",
  (select "photo_id" from "property_photos" where "property_id" = "properties"."id" order by "position" limit $1) as "coverId"
from "properties"
where "removed_at" is null
  and ("host_id" = $2 or properties.id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and true and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
order by host_id <> $4::uuid, "created_at" desc, "id";

-- findOwnListing
select "properties".*,
  ( select json_build_object('id', premises.id, 'name', premises.name, 'spaces', (select count(*) from properties as space where space.premises_id = premises.id and space.removed_at is null)) from premises where premises.id = properties.premises_id) as "house",
  "application"."status" as "reviewStatus", "application"."property_address" as "reviewAddress",
  "application"."property_city" as "reviewCity", "application"."property_state" as "reviewState",
  "application"."property_country" as "reviewCountry", "application"."property_zipcode" as "reviewZip",
  array(select photo_id from property_photos where property_id = properties.id order by position) as "photoIds"
from "properties"
left join "host_applications" as "application" on "application"."id" = "properties"."application_id"
where "properties"."id" = $1
  and "properties"."removed_at" is null
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));
