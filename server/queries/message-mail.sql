-- What server/src/features/conversation/message-mail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- lockOrder
select "due_at" as "dueAt"
from "message_mails"
where "user_id" = $1
for update;

-- deleteOrder
delete from "message_mails"
where "user_id" = $1;

-- findUnmailed
select c.id, known.seq as after, unread.upto, mailed.mailed_at as "mailedAt",
  coalesce(r.read_at > mailed.mailed_at, false) as "hasReadSince"
from conversations c
left join conversation_reads r on r.conversation_id = c.id and r.user_id = $1
left join conversation_mails mailed on mailed.conversation_id = c.id and mailed.user_id = $2 cross
join lateral (select greatest(r.last_seq, mailed.mailed_seq, 0) as seq) as known cross
join lateral ( select max(m.seq) as upto from messages m where m.conversation_id = c.id and m.seq > known.seq and m.sender_id <> $3 and not m.is_flagged ) as unread
where (c.guest_id = $4 or c.host_id = $5)
  and unread.upto is not null
  and not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id))
  and not exists (select from users join profiles on profiles.id = users.id where users.id in (c.guest_id, c.host_id) and (users.suspended_at is not null or profiles.verification_status = 'deactivated'))
order by unread.upto desc;

-- writeMailed
insert into "conversation_mails" ("conversation_id", "user_id", "mailed_seq", "mailed_at")
values ($1, $2, $3, $4)
on conflict ("conversation_id", "user_id") do update
set "mailed_seq" = "excluded"."mailed_seq", "mailed_at" = "excluded"."mailed_at";

-- findRecipient
select "users"."email", "profiles"."full_name" as "fullName"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;

-- findUnreadThreads
select c.id, case when c.guest_id = $1::uuid then 'guest' else 'host' end as role, p.title,
  coalesce("other"."preferred_name", "other"."first_name", split_part("other"."full_name", ' ', 1)) as "otherName",
  unread.count, unread.lines
from unnest( $2::uuid[], $3::bigint[], $4::bigint[] ) as asked (id, after, upto)
join conversations c on c.id = asked.id
join properties p on p.id = c.property_id
join profiles other on other.id in (c.guest_id, c.host_id) and other.id <> $5
left join conversation_reads r on r.conversation_id = c.id and r.user_id = $6 cross
join lateral ( select max(m.age) as count, max(m.seq) as latest, json_agg(json_build_object( 'content', left(m.content, $7), 'photos', (select count(*) from message_files f where f.message_id = m.id and f.media_type like 'image/%'), 'documents', (select count(*) from message_files f where f.message_id = m.id and f.media_type not like 'image/%') ) order by m.seq) filter (where m.age <= $8) as lines from ( select id, seq, content, row_number() over (order by seq desc) as age from messages where conversation_id = c.id and seq > greatest(asked.after, r.last_seq) and seq <= asked.upto and sender_id <> $9 and not is_flagged ) as m ) as unread
where (c.guest_id = $10 or c.host_id = $11)
  and unread.count > 0
  and not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id))
  and not exists (select from users join profiles on profiles.id = users.id where users.id in (c.guest_id, c.host_id) and (users.suspended_at is not null or profiles.verification_status = 'deactivated'))
order by unread.latest desc;
