-- What server/src/features/conversation/safety/block.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isOpenBetween
select
from conversations c
where not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id))
  and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null)
  and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated');

-- isOpenTo
select
from conversations c
where ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated') and ($1::uuid in (c.guest_id, c.host_id) or ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = $2::uuid) or (blocker_id = $3::uuid and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, $4::uuid) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, $5::uuid) and verification_status = 'deactivated'))));

-- isWelcome
select
from messages m
where not exists (select from user_blocks where (blocker_id = $1::uuid and blocked_id = m.sender_id) or (blocker_id = m.sender_id and blocked_id = $2::uuid));

-- holdConversationsBetween
select id
from conversations
where (guest_id = $1::uuid and (host_id = $2::uuid or property_id in (select property_id from listing_cohosts where user_id = $3::uuid and ended_at is null))) or (guest_id = $4::uuid and (host_id = $5::uuid or property_id in (select property_id from listing_cohosts where user_id = $6::uuid and ended_at is null)))
order by id for no key update;

-- insertBlock
insert into "user_blocks" ("blocker_id", "blocked_id", "created_at")
values ($1, $2, $3)
on conflict on constraint "user_blocks_pkey" do nothing
returning "blocker_id";

-- deleteBlock
delete from "user_blocks"
where "blocker_id" = $1
  and "blocked_id" = $2;
