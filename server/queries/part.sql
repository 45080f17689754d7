-- What server/src/features/conversation/part.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isSide
select
from conversations c
where ((c.guest_id = $1::uuid or c.host_id = $2::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));

-- isOwnSide
select
from conversations c
where (c.guest_id = $1::uuid or c.host_id = $2::uuid);

-- isHelped
select
from conversations c
where c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $1::uuid and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'));

-- otherOf
select case when c.guest_id = $1::uuid then c.host_id else c.guest_id end as id
from conversations c;

-- roleOf
select case when c.guest_id = $1::uuid then 'guest' else 'host' end as role
from conversations c;

-- isOfOtherSide
select
from conversations c
join messages m on m.conversation_id = c.id
where (m.sender_id = c.guest_id) <> (c.guest_id = $1::uuid)
  and ($2::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights)));

-- findPart
/* prepared */ select c.id, c.property_id as "propertyId", c.guest_id as "guestId", c.host_id as "hostId",
  c.updated_at as "updatedAt",
  case when c.guest_id = $1::uuid then c.host_id else c.guest_id end as "otherId",
  case when c.guest_id = $2::uuid then 'guest' else 'host' end as role,
  $3::uuid not in (c.guest_id, c.host_id) as "isCohost",
  array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights)) as helpers
from conversations c
where c.id = $5
  and (c.guest_id = $6::uuid or c.host_id = $7::uuid);
/* prepared */ select array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = $1::uuid and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) as ids;

-- lockPart
/* prepared */ select c.id, c.property_id as "propertyId", c.guest_id as "guestId", c.host_id as "hostId",
  c.updated_at as "updatedAt",
  case when c.guest_id = $1::uuid then c.host_id else c.guest_id end as "otherId",
  case when c.guest_id = $2::uuid then 'guest' else 'host' end as role,
  $3::uuid not in (c.guest_id, c.host_id) as "isCohost",
  array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights)) as helpers,
  (select mailed_at from conversation_mails mailed where mailed.conversation_id = c.id and mailed.user_id = case when c.guest_id = $5::uuid then c.host_id else c.guest_id end) as "mailedAt",
  (select read_at from conversation_reads r where r.conversation_id = c.id and r.user_id = case when c.guest_id = $6::uuid then c.host_id else c.guest_id end) as "otherReadAt"
from conversations c
where c.id = $7
  and (c.guest_id = $8::uuid or c.host_id = $9::uuid) for no key update;
/* prepared */ select array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = $1::uuid and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) as ids;

-- findWhyClosed
select case when exists (select 1 from user_blocks where blocker_id = $1 and blocked_id = $2) then 'you_blocked' when exists (select 1 from user_blocks where (blocker_id, blocked_id) in ( ($3::uuid, $4::uuid), ($5::uuid, $6::uuid), ($7::uuid, $8::uuid))) then 'blocked' when exists (select 1 from users join profiles on profiles.id = users.id where users.id in ($9, $10, $11) and (users.suspended_at is not null or profiles.verification_status = 'deactivated')) then 'suspended' end as because;

-- findCohostsOf
select distinct helper.id,
  coalesce("helper"."preferred_name", "helper"."first_name", split_part("helper"."full_name", ' ', 1)) as name,
  exists (select from user_blocks where blocker_id = $1 and blocked_id = helper.id) as "isBlocked"
from listing_cohosts shared
join profiles helper on helper.id = shared.user_id
where shared.property_id = $2
  and shared.user_id not in ($3, $4)
  and exists ( select from messages m where m.conversation_id = $5 and m.sender_id = helper.id and not m.is_flagged)
order by name, helper.id;

-- hasSpoken
select
from messages
where conversation_id = $1
  and sender_id = $2
  and not is_flagged
limit 1;
