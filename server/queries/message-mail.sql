-- What server/src/features/conversation/mail/message-mail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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
join lateral ( select max(m.seq) as upto from messages m where m.conversation_id = c.id and m.seq > known.seq and (m.sender_id = c.guest_id) <> (c.guest_id = $3::uuid) and ($4::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $5::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and not m.is_flagged and not exists (select from user_blocks where (blocker_id = $6::uuid and blocked_id = m.sender_id) or (blocker_id = m.sender_id and blocked_id = $7::uuid)) ) as unread
where ((c.guest_id = $8::uuid or c.host_id = $9::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $10::uuid and shared.accepted_at is not null and shared.ended_at is null and $11 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and unread.upto is not null
  and ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated') and ($12::uuid in (c.guest_id, c.host_id) or ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = $13::uuid) or (blocker_id = $14::uuid and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, $15::uuid) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, $16::uuid) and verification_status = 'deactivated'))))
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
  unread."otherName", unread.count, unread.lines,
  case when $2::uuid not in (c.guest_id, c.host_id) then coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) end as "sharedBy"
from unnest( $3::uuid[], $4::bigint[], $5::bigint[] ) as asked (id, after, upto)
join conversations c on c.id = asked.id
join properties p on p.id = c.property_id
join profiles host on host.id = c.host_id
left join conversation_reads r on r.conversation_id = c.id and r.user_id = $6 cross
join lateral ( select max(m.age) as count, max(m.seq) as latest, max(m.author) filter (where m.age = 1) as "otherName", json_agg(json_build_object( 'author', case when m.authors > 1 then m.author end, 'content', left(m.content, $7), 'photos', (select count(*) from message_files f where f.message_id = m.id and f.media_type like 'image/%'), 'documents', (select count(*) from message_files f where f.message_id = m.id and f.media_type not like 'image/%') ) order by m.seq) filter (where m.age <= $8) as lines from ( select m.id, m.seq, m.content, coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) as author, row_number() over (order by m.seq desc) as age, dense_rank() over (order by m.sender_id) + dense_rank() over (order by m.sender_id desc) - 1 as authors from messages m join profiles author on author.id = m.sender_id where m.conversation_id = c.id and m.seq > greatest(asked.after, r.last_seq) and m.seq <= asked.upto and (m.sender_id = c.guest_id) <> (c.guest_id = $9::uuid) and ($10::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $11::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and not m.is_flagged and not exists (select from user_blocks where (blocker_id = $12::uuid and blocked_id = m.sender_id) or (blocker_id = m.sender_id and blocked_id = $13::uuid)) ) as m ) as unread
where ((c.guest_id = $14::uuid or c.host_id = $15::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $16::uuid and shared.accepted_at is not null and shared.ended_at is null and $17 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and unread.count > 0
  and ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = c.host_id) or (blocker_id = c.host_id and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, c.host_id) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, c.host_id) and verification_status = 'deactivated') and ($18::uuid in (c.guest_id, c.host_id) or ( not exists (select from user_blocks where (blocker_id = c.guest_id and blocked_id = $19::uuid) or (blocker_id = $20::uuid and blocked_id = c.guest_id)) and not exists (select from users where id in (c.guest_id, $21::uuid) and suspended_at is not null) and not exists (select from profiles where id in (c.guest_id, $22::uuid) and verification_status = 'deactivated'))))
order by unread.latest desc;
