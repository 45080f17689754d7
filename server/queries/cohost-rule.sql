-- What server/src/features/cohost/cohost-rule.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- sharedWith
select array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $1::uuid and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated') as ids;

-- isRunBy
select "id"
from "properties"
where ("properties"."host_id" = $1::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));

-- runsListing
select "id"
from "properties"
where "id" = $1
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));

-- helpsWith
select $1::uuid = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and true and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')) as helps;

-- findAnswering
select listing_cohosts.user_id as "userId"
from "listing_cohosts"
inner join "profiles" as "helper" on "helper"."id" = "listing_cohosts"."user_id"
inner join "users" as "helper_user" on "helper_user"."id" = "listing_cohosts"."user_id"
inner join "properties" on "properties"."id" = "listing_cohosts"."property_id"
inner join "users" as "owner" on "owner"."id" = "properties"."host_id"
inner join "profiles" as "owner_profile" on "owner_profile"."id" = "properties"."host_id"
where "listing_cohosts"."property_id" = $1
  and "listing_cohosts"."accepted_at" is not null
  and "listing_cohosts"."ended_at" is null
  and 'bookings' = any(listing_cohosts.rights)
  and "helper"."is_verified" = true
  and "helper_user"."suspended_at" is null
  and "owner"."suspended_at" is null
  and "owner"."closed_at" is null
  and "owner_profile"."verification_status" <> $2
order by "listing_cohosts"."user_id";

-- findShared
select "properties"."id",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "host",
  "shared"."rights"
from "listing_cohosts" as "shared"
inner join "properties" on "properties"."id" = "shared"."property_id"
inner join "profiles" as "host" on "host"."id" = "properties"."host_id"
where "shared"."user_id" = $1
  and "shared"."accepted_at" is not null
  and "shared"."ended_at" is null
  and properties.id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and true and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))
order by "properties"."title", "properties"."id";
