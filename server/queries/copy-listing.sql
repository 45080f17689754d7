-- What server/src/features/application/draft/copy-listing.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findListingToCopy
select "properties".*, "application"."is_business_host" as "isBusinessHost",
  case when application.residential_address <> '' then json_build_object( 'address', application.residential_address, 'city', application.residential_city, 'state', application.residential_state, 'country', application.residential_country, 'zip', application.residential_zipcode) end as "residence",
  array(select photo_id from property_photos where property_id = properties.id order by position) as "photoIds"
from "properties"
left join "host_applications" as "application" on "application"."id" = "properties"."application_id"
where "properties"."id" = $1
  and "properties"."host_id" = $2
  and "properties"."removed_at" is null;
