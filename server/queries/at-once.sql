-- What server/src/features/conversation/message/at-once.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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
/* prepared */ with c as materialized ( select c.id, c.guest_id, c.host_id, greatest(c.updated_at, $1::timestamptz) as said_at from conversations c join message_mails waiting on waiting.user_id = case when c.guest_id = $2::uuid then c.host_id else c.guest_id end and waiting.due_at between ($1::timestamptz - interval '24 hours') and $3::timestamptz join users sender on sender.id = $2::uuid where c.id = $4 and (c.guest_id = $2::uuid or c.host_id = $2::uuid) and cardinality(array(select shared.user_id from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights))) = 0 and not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated') and (c.ctid = (select ctid from conversations where id = $4)) is true for no key update of c, waiting for key share of sender ),
  said as ( insert into messages (id, conversation_id, sender_id, content, created_at, key) select $6::uuid, id, $2::uuid, $7, said_at, $8::uuid from c on conflict on constraint messages_key do nothing returning seq, created_at ),
  moved as ( update conversations set updated_at = said.created_at from said where conversations.id = $4 ),
  locked as materialized ( select pg_advisory_xact_lock(least(guests, hosts)), pg_advisory_xact_lock(greatest(guests, hosts)), people, data from ( select hashtextextended('live:' || guest_id::text, 0) as guests, hashtextextended('live:' || host_id::text, 0) as hosts, array[guest_id, host_id] as people, jsonb_build_object('conversationId', id, 'seq', seq) as data from c cross join said ) as keys ),
  told as ( insert into live_events (user_id, kind, data, created_at) select unnest(people), 'message', data, $1::timestamptz from locked returning id, user_id, kind, data ) select pg_notify('live', user_id || case when octet_length(event) < $9 then event else '' end) ,
  (select seq from said) as seq, (select created_at from said) as "createdAt"
from (select user_id, '{"id":' || id || ',"kind":"' || kind || '","data":' || data || '}' as event from told) as words;
