-- What server/src/features/conversation/conversation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPart
select "c"."id", "c"."property_id" as "propertyId", "c"."guest_id" as "guestId", "c"."host_id" as "hostId",
  "c"."updated_at" as "updatedAt",
  case when c.guest_id = $1::uuid then c.host_id else c.guest_id end as "otherId",
  case when c.guest_id = $2::uuid then 'guest' else 'host' end as "role"
from "conversations" as "c"
where "c"."id" = $3
  and (c.guest_id = $4::uuid or c.host_id = $5::uuid);

-- lockPart
/* prepared */ select c.id, c.property_id as "propertyId", c.guest_id as "guestId", c.host_id as "hostId",
  c.updated_at as "updatedAt",
  case when c.guest_id = $1::uuid then c.host_id else c.guest_id end as "otherId",
  case when c.guest_id = $2::uuid then 'guest' else 'host' end as role,
  (select mailed_at from conversation_mails mailed where mailed.conversation_id = c.id and mailed.user_id = case when c.guest_id = $3::uuid then c.host_id else c.guest_id end) as "mailedAt",
  (select read_at from conversation_reads r where r.conversation_id = c.id and r.user_id = case when c.guest_id = $4::uuid then c.host_id else c.guest_id end) as "otherReadAt"
from conversations c
where c.id = $5
  and (c.guest_id = $6::uuid or c.host_id = $7::uuid) for no key update;

-- findWhyClosed
select case when exists (select 1 from user_blocks where blocker_id = $1 and blocked_id = $2) then 'you_blocked' when exists (select 1 from user_blocks where blocker_id = $3 and blocked_id = $4) then 'blocked' when exists (select 1 from users join profiles on profiles.id = users.id where users.id in ($5, $6) and (users.suspended_at is not null or profiles.verification_status = 'deactivated')) then 'suspended' end as because;

-- insertConversation
insert into "conversations" ("property_id", "guest_id", "host_id", "created_at", "updated_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "conversations_once" do nothing
returning "id";

-- findConversationOf
select "id"
from "conversations"
where "property_id" = $1
  and "guest_id" = $2
  and "host_id" = $3;

-- findBookingSides
select "b"."property_id" as "propertyId", "b"."guest_id" as "guestId", "b"."host_id" as "hostId",
  (b.sent_at is not null or b.confirmed_at is not null) as "isKnown"
from "bookings" as "b"
where "b"."id" = $1
  and (b.guest_id = $2::uuid or (b.host_id = $3::uuid and (b.sent_at is not null or b.confirmed_at is not null)));

-- hasConfirmedBooking
select "b"."id"
from "bookings" as "b"
where b.property_id = $1::uuid
  and b.guest_id = $2::uuid
  and b.host_id = $3::uuid
  and "b"."state" in ($4, $5)
limit $6;

-- findLiveliestBooking
select "b"."id"
from "bookings" as "b"
where b.property_id = $1::uuid
  and b.guest_id = $2::uuid
  and b.host_id = $3::uuid
order by case when b.state = 'confirmed' then 0 when b.expires_at <= $4 and b.confirming_since is null then 6 when b.state = 'pending' then 1 when b.state = 'offered' then 2 when b.state = 'awaiting_payment' then 3 when b.state = 'second_hold' then 4 when b.state = 'completed' then 5 else 6 end,
  case when b.state = 'confirmed' then lower(b.during) end, "b"."created_at" desc, "b"."id" desc
limit $5;

-- findLiveliestBooking
select "b"."id"
from "bookings" as "b"
where b.property_id = $1::uuid
  and b.guest_id = $2::uuid
  and b.host_id = $3::uuid
  and (b.sent_at is not null or b.confirmed_at is not null)
order by case when b.state = 'confirmed' then 0 when b.expires_at <= $4 and b.confirming_since is null then 6 when b.state = 'pending' then 1 when b.state = 'offered' then 2 when b.state = 'awaiting_payment' then 3 when b.state = 'second_hold' then 4 when b.state = 'completed' then 5 else 6 end,
  case when b.state = 'confirmed' then lower(b.during) end, "b"."created_at" desc, "b"."id" desc
limit $5;

-- findInboxPage
select "c"."id", "c"."updated_at" as "at"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where (c.guest_id = $1::uuid or (c.host_id = $2::uuid and ( exists (select 1 from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $3::uuid)) or exists (select 1 from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id and (b.sent_at is not null or b.confirmed_at is not null)))))
  and true
  and true
order by "c"."updated_at" desc, "c"."id" desc
limit $4;

-- findInboxPage
select "c"."id", "c"."updated_at" as "at"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where (c.host_id = $1::uuid and ( exists (select 1 from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $2::uuid)) or exists (select 1 from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id and (b.sent_at is not null or b.confirmed_at is not null))))
  and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and m.sender_id <> $3::uuid and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $4::uuid), 0))
  and p.title ilike $5
  and (c.updated_at, c.id) < ($6, $7::uuid)
order by "c"."updated_at" desc, "c"."id" desc
limit $8;

-- countInbox
select count(*) as "count"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where c.guest_id = $1::uuid
  and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and m.sender_id <> $2::uuid and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $3::uuid), 0))
  and true;

-- countUnreadConversations
select count(*) filter (where c.guest_id = $1::uuid) as "guest",
  count(*) filter (where c.host_id = $2::uuid) as "host"
from "conversations" as "c"
where (c.guest_id = $3::uuid or c.host_id = $4::uuid)
  and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and m.sender_id <> $5::uuid and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $6::uuid), 0));

-- findCardRows
select "c"."id", "c"."updated_at" as "updatedAt", "p"."id" as "propertyId", "p"."title",
  case when c.guest_id = $1::uuid then 'guest' else 'host' end as "role",
  (select photo_id from property_photos where property_photos.property_id = p.id order by position limit 1) as "coverId",
  "other"."id" as "otherId",
  coalesce("other"."preferred_name", "other"."first_name", split_part("other"."full_name", ' ', 1)) as "otherName",
  "other"."avatar_url" as "otherAvatarUrl", "other"."is_verified" as "isOtherVerified",
  (select json_build_object('content', left(m.content, 200), 'isOwn', m.sender_id = $2::uuid, 'createdAt', m.created_at) from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $3::uuid) order by m.seq desc limit 1) as "last",
  (select count(*) from messages m where m.conversation_id = c.id and not m.is_flagged and m.sender_id <> $4::uuid and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $5::uuid), 0)) as "unread"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "profiles" as "other" on other.id = case when c.guest_id = $6::uuid then c.host_id else c.guest_id end
where "c"."id" = any($7)
  and (c.guest_id = $8::uuid or c.host_id = $9::uuid);
