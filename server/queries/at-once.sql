-- What server/src/features/conversation/at-once.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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

-- insertAtOnce
/* prepared */ with c as materialized ( select c.id, c.guest_id, c.host_id, greatest(c.updated_at, $1::timestamptz) as said_at from conversations c where c.id = $2 and (c.guest_id = $3::uuid or c.host_id = $3::uuid) and cardinality(array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights))) = 0 and c.ctid = (select ctid from conversations where id = $2) for no key update of c ),
  mail as ( select from message_mails waiting where waiting.user_id = (select case when c.guest_id = $3::uuid then c.host_id else c.guest_id end from c) and waiting.due_at between ($1::timestamptz - interval '24 hours') and $5::timestamptz for no key update ),
  sender as ( select from users where id = $3::uuid and exists (select from mail) for key share ),
  said as ( insert into messages (id, conversation_id, sender_id, content, created_at, key) select $6::uuid, c.id, $3::uuid, $7, c.said_at, $8::uuid from c cross join mail cross join sender where not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users join profiles on profiles.id = users.id where users.id in (c.guest_id, c.host_id) and (users.suspended_at is not null or profiles.verification_status = 'deactivated')) on conflict on constraint messages_key do nothing returning seq, created_at ),
  moved as ( update conversations set updated_at = said.created_at from said where conversations.id = $2 ),
  locked as materialized ( select pg_advisory_xact_lock(least(guests, hosts)), pg_advisory_xact_lock(greatest(guests, hosts)) from ( select hashtextextended('live:' || c.guest_id::text, 0) as guests, hashtextextended('live:' || c.host_id::text, 0) as hosts from c cross join said ) as keys ),
  told as ( insert into live_events (user_id, kind, data, created_at) select unnest(array[c.guest_id, c.host_id]), 'message', jsonb_build_object('conversationId', c.id, 'seq', said.seq), $1::timestamptz from locked cross join c cross join said returning id, user_id, kind, data ) select pg_notify('live', user_id || case when octet_length(event) < $9 then event else '' end) ,
  (select seq from said) as seq, (select created_at from said) as "createdAt"
from (select user_id, json_build_object('id', id, 'kind', kind, 'data', data)::text as event from told) as words;
