-- What server/src/features/conversation/at-once.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockAhead
/* prepared */ select
from conversations
where id = $1 for no key update /* sent ahead */;

-- isBetweenTwo
select
from conversations c
where (c.guest_id = $1::uuid or c.host_id = $2::uuid)
  and cardinality(array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights))) = 0;

-- longAgo
select ($1::timestamptz - interval '24 hours');

-- isOnItsWay
select
from message_mails waiting
where waiting.due_at between ($1::timestamptz - interval '24 hours')
  and $2::timestamptz;

-- writeAhead
/* prepared */ with c as ( select c.id, c.guest_id, c.host_id, greatest(c.updated_at, $1::timestamptz) as said_at from conversations c where c.id = $2 and (c.guest_id = $3::uuid or c.host_id = $4::uuid) and cardinality(array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights))) = 0 ),
  mail as ( select from message_mails waiting where waiting.user_id = (select case when c.guest_id = $6::uuid then c.host_id else c.guest_id end from c) and waiting.due_at between ($7::timestamptz - interval '24 hours') and $8::timestamptz for no key update ),
  sender as ( select from users where id = $9::uuid and exists (select from mail) for key share ),
  said as ( insert into messages (id, conversation_id, sender_id, content, created_at, key) select $10::uuid, c.id, $11::uuid, $12, c.said_at, $13::uuid from c cross join mail cross join sender where not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users join profiles on profiles.id = users.id where users.id in (c.guest_id, c.host_id) and (users.suspended_at is not null or profiles.verification_status = 'deactivated')) on conflict on constraint messages_key do nothing returning seq, created_at ),
  moved as ( update conversations set updated_at = said.created_at from said where conversations.id = $14 ),
  rest as materialized (select jsonb_build_object('seq', seq) as data from said),
  locked as materialized ( select pg_advisory_xact_lock(key) from ( select distinct hashtextextended('live:' || person, 0) as key from unnest($15::text[]) as person where exists (select from rest) order by key ) as keys ),
  told as ( insert into live_events (user_id, kind, data, created_at) select user_id, kind, asked.data || rest.data, created_at from (select count(*) from locked) as all_of_them cross join rest cross join unnest($16::uuid[], $17::text[], $18::jsonb[], $19::timestamptz[]) with ordinality as asked (user_id, kind, data, created_at, place) order by place returning id, user_id, kind, data ) select pg_notify('live', user_id || case when octet_length(event) < $20 then event else '' end) ,
  (select seq from said) as seq, (select created_at from said) as "createdAt"
from (select user_id, json_build_object('id', id, 'kind', kind, 'data', data)::text as event from told) as words /* sent ahead */;
