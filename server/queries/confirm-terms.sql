-- What server/src/features/hosting/confirm-terms.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockTerms
select "host_id" as "hostId", "version", "terms_confirmed" as "confirmed"
from "properties"
where "id" = $1
  and ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
for update;

-- saveConfirmed
update "properties"
set "terms_confirmed" = $1, "terms_confirmed_at" = $2
where "id" = $3;
