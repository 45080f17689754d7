-- What server/src/features/booking/request/requester.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRequester
/* prepared */ select users.email_confirmed_at is not null as "hasConfirmedEmail",
  $1::uuid = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and true and true and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')) as "isHelper",
  exists (select from user_blocks where blocker_id = users.id and blocked_id = listing.host_id) or exists (select from user_blocks where blocker_id = listing.host_id and blocked_id = users.id) as "isBlocked",
  earlier.id as "earlierId", earlier.request_hash as "earlierHash", owed.id as "owedId",
  owed.awarded_cents as "owedAmount", owed.title as "owedTitle"
from users
left join properties as listing on listing.id = $3::uuid
left join bookings as earlier on earlier.guest_id = users.id and earlier.request_key = $4::uuid
left join lateral ( select claims.id, claims.awarded_cents, properties.title from claims join bookings on bookings.id = claims.booking_id join properties on properties.id = bookings.property_id where claims.respondent_id = users.id and claims.side = 'host' and claims.state = 'decided' and claims.awarded_cents > 0 and not exists (select from charges where charges.claim_id = claims.id and charges.state = 'captured') order by claims.decided_at limit 1 ) as owed on true
where users.id = $5::uuid;
