-- What server/src/features/conversation/message/sending.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSending
/* prepared */ select c.guest_id as "guestId", c.host_id as "hostId",
  exists (select from messages where sender_id = $1 and key = $2) as "isSaid",
  ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated')) as "isOpen",
  (exists (select from bookings known where known.guest_id = c.guest_id and known.host_id = c.host_id and known.confirmed_at is not null) or exists (select from bookings known where known.guest_id = c.host_id and known.host_id = c.guest_id and known.confirmed_at is not null)) as "isConfirmed",
  array(select content from ( select m.content, m.seq from messages m where m.conversation_id = c.id and m.sender_id = $3 and m.created_at > $4 and not m.is_flagged order by m.seq desc limit $5 ) as lately order by seq) as before
from conversations c
where c.id = $6
  and (c.guest_id = $7::uuid or c.host_id = $8::uuid);

-- insertDelivered
/* prepared */ with said as ( insert into messages (conversation_id, sender_id, content, created_at, key, is_flagged, flag_reason) select $1::uuid, $2::uuid, $3, $4::timestamptz, $5::uuid, $6::boolean, $7::text where not exists (select from user_blocks where (blocker_id = $8::uuid and blocked_id = $9::uuid) or (blocker_id = $10::uuid and blocked_id = $11::uuid)) and not exists (select from users where id in ($12::uuid, $13::uuid) and suspended_at is not null) and not exists (select from profiles where id in ($14::uuid, $15::uuid) and verification_status = 'deactivated') on conflict on constraint messages_key do nothing returning id, seq, conversation_id as "conversationId", sender_id as "senderId", content, created_at as "createdAt", key, is_flagged as "isFlagged", flag_reason as "flagReason"),
  touched as ( update conversations set updated_at = said."createdAt" from said where conversations.id = said."conversationId" ),
  ordered as ( insert into message_mails as waiting (user_id, due_at) select asked.user_id, asked.due_at from unnest( $16::uuid[], $17::timestamptz[] ) as asked (user_id, due_at) cross join said order by asked.user_id on conflict (user_id) do update set due_at = excluded.due_at where waiting.due_at > excluded.due_at or waiting.due_at < ($18::timestamptz - interval '24 hours') returning user_id) select said.*,
  array(select user_id from ordered order by user_id) as "mailNew"
from said;

-- insertDelivered
/* prepared */ with said as ( insert into messages (conversation_id, sender_id, content, created_at, key, is_flagged, flag_reason) select $1::uuid, $2::uuid, $3, $4::timestamptz, $5::uuid, $6::boolean, $7::text where not exists (select from user_blocks where (blocker_id = $8::uuid and blocked_id = $9::uuid) or (blocker_id = $10::uuid and blocked_id = $11::uuid)) and not exists (select from users where id in ($12::uuid, $13::uuid) and suspended_at is not null) and not exists (select from profiles where id in ($14::uuid, $15::uuid) and verification_status = 'deactivated') and not exists (select from user_blocks where (blocker_id = $16::uuid and blocked_id = $17::uuid) or (blocker_id = $18::uuid and blocked_id = $19::uuid)) and not exists (select from users where id in ($20::uuid, $21::uuid) and suspended_at is not null) and not exists (select from profiles where id in ($22::uuid, $23::uuid) and verification_status = 'deactivated') on conflict on constraint messages_key do nothing returning id, seq, conversation_id as "conversationId", sender_id as "senderId", content, created_at as "createdAt", key, is_flagged as "isFlagged", flag_reason as "flagReason"),
  touched as ( update conversations set updated_at = said."createdAt" from said where conversations.id = said."conversationId" ),
  ordered as ( insert into message_mails as waiting (user_id, due_at) select asked.user_id, asked.due_at from unnest( $24::uuid[], $25::timestamptz[] ) as asked (user_id, due_at) cross join said order by asked.user_id on conflict (user_id) do update set due_at = excluded.due_at where waiting.due_at > excluded.due_at or waiting.due_at < ($26::timestamptz - interval '24 hours') returning user_id) select said.*,
  array(select user_id from ordered order by user_id) as "mailNew"
from said;

-- insertHeld
insert into messages (conversation_id, sender_id, content, created_at, key, is_flagged, flag_reason) select $1::uuid,
  $2::uuid, $3, $4::timestamptz, $5::uuid, $6::boolean, $7::text
where not exists (select from user_blocks where (blocker_id = $8::uuid and blocked_id = $9::uuid) or (blocker_id = $10::uuid and blocked_id = $11::uuid))
  and not exists (select from users where id in ($12::uuid, $13::uuid) and suspended_at is not null)
  and not exists (select from profiles where id in ($14::uuid, $15::uuid) and verification_status = 'deactivated')
on conflict on constraint messages_key do nothing
returning id, seq, conversation_id as "conversationId", sender_id as "senderId", content,
  created_at as "createdAt", key, is_flagged as "isFlagged", flag_reason as "flagReason";

-- orderMail
insert into message_mails as waiting (user_id, due_at) select asked.user_id, asked.due_at
from unnest( $1::uuid[], $2::timestamptz[] ) as asked (user_id, due_at)
order by asked.user_id
on conflict (user_id) do update
set due_at = excluded.due_at
where waiting.due_at > excluded.due_at or waiting.due_at < ($3::timestamptz - interval '24 hours')
returning user_id;

-- findMarks
select person.id as "userId", mailed.mailed_at as "mailedAt", r.read_at as "readAt"
from unnest($1::uuid[]) as person (id)
left join conversation_mails mailed on mailed.conversation_id = $2 and mailed.user_id = person.id
left join conversation_reads r on r.conversation_id = $3 and r.user_id = person.id;
