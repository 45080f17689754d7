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

-- answeringAt
select array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = properties.id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $1 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) as ids
from properties;

-- messagesSince
select (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = properties.id and shared.user_id = $1::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights)) as since
from properties;

-- holdRight
select
from listing_cohosts
where user_id = $1
  and property_id = $2
  and accepted_at is not null
  and ended_at is null
  and $3 = any(rights) for share;

-- findAnswering
/* prepared */ select array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = $1::uuid and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) as ids;

-- givenAt
select array(select shared.user_id from listing_cohosts as shared where shared.property_id = properties.id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $1 = any(shared.rights)) as ids
from properties;

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
