-- What server/src/features/conversation/message/message.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMessages
select "id", "seq", "conversation_id" as "conversationId", "sender_id" as "senderId", "content",
  "created_at" as "createdAt", "key", "is_flagged" as "isFlagged", "flag_reason" as "flagReason"
from "messages"
where "conversation_id" = $1
  and (not is_flagged or sender_id = $2::uuid)
order by "seq" desc
limit $3;

-- findMessages
select "id", "seq", "conversation_id" as "conversationId", "sender_id" as "senderId", "content",
  "created_at" as "createdAt", "key", "is_flagged" as "isFlagged", "flag_reason" as "flagReason"
from "messages"
where "conversation_id" = $1
  and (not is_flagged or sender_id = $2::uuid)
  and "seq" < $3
order by "seq" desc
limit $4;

-- findMessages
select "id", "seq", "conversation_id" as "conversationId", "sender_id" as "senderId", "content",
  "created_at" as "createdAt", "key", "is_flagged" as "isFlagged", "flag_reason" as "flagReason"
from "messages"
where "conversation_id" = $1
  and (not is_flagged or sender_id = $2::uuid)
  and "seq" > $3
order by "seq" asc
limit $4;

-- findByKey
select "id", "seq", "conversation_id" as "conversationId", "sender_id" as "senderId", "content",
  "created_at" as "createdAt", "key", "is_flagged" as "isFlagged", "flag_reason" as "flagReason"
from "messages"
where "sender_id" = $1
  and "key" = $2;

-- advanceRead
insert into conversation_reads as r (conversation_id, user_id, last_seq, read_at) select $1::uuid, $2::uuid,
  m.seq, $3
from messages m
where m.conversation_id = $4
  and m.seq <= $5
  and not m.is_flagged
order by m.seq desc
limit 1
on conflict (conversation_id, user_id) do update
set last_seq = excluded.last_seq, read_at = excluded.read_at
where excluded.last_seq > r.last_seq
returning r.last_seq as seq;

-- findFirstNames
select "person"."id",
  coalesce("person"."preferred_name", "person"."first_name", split_part("person"."full_name", ' ', 1)) as "name"
from "profiles" as "person"
where "person"."id" = any($1);

-- findReads
select "user_id" as "userId", "last_seq" as "seq"
from "conversation_reads"
where "conversation_id" = $1;
