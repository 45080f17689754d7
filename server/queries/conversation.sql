-- What server/src/features/conversation/conversation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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
  and (b.guest_id = $2::uuid or ((b.sent_at is not null or b.confirmed_at is not null) and (b.host_id = $3::uuid or (b.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')) and b.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $6::uuid and shared.accepted_at is not null and shared.ended_at is null and $7 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))))));

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
where (c.guest_id = $1::uuid or ((c.host_id = $2::uuid and (coalesce((select true from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $3::uuid) limit 1), false) or coalesce((select true from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id and (b.sent_at is not null or b.confirmed_at is not null) limit 1), false))) or (c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')) and c.guest_id <> $6::uuid and coalesce((select true from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $7::uuid) limit 1), false))))
  and true
  and true
order by "c"."updated_at" desc, "c"."id" desc
limit $8;

-- findInboxPage
select "c"."id", "c"."updated_at" as "at"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where ((c.host_id = $1::uuid and (coalesce((select true from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $2::uuid) limit 1), false) or coalesce((select true from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id and (b.sent_at is not null or b.confirmed_at is not null) limit 1), false))) or (c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')) and c.guest_id <> $5::uuid and coalesce((select true from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $6::uuid) limit 1), false)))
  and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and (m.sender_id = c.guest_id) <> (c.guest_id = $7::uuid) and ($8::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $9::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $10::uuid), 0))
  and p.title ilike $11
  and (c.updated_at, c.id) < ($12, $13::uuid)
order by "c"."updated_at" desc, "c"."id" desc
limit $14;

-- countInbox
select count(*) as "count"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where c.guest_id = $1::uuid
  and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and (m.sender_id = c.guest_id) <> (c.guest_id = $2::uuid) and ($3::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $5::uuid), 0))
  and true;

-- countUnreadConversations
/* prepared */ select person.id as "userId", unread.guest, unread.host
from unnest($1::uuid[]) as person (id) cross
join lateral ( select count(*) filter (where c.guest_id = person.id) as guest, count(*) filter (where c.guest_id <> person.id) as host from conversations c where ((c.guest_id = person.id::uuid or c.host_id = person.id::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = person.id::uuid and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) and exists (select 1 from messages m where m.conversation_id = c.id and not m.is_flagged and (m.sender_id = c.guest_id) <> (c.guest_id = person.id::uuid) and (person.id::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = person.id::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = person.id::uuid), 0))) as unread;

-- findCardRows
select "c"."id", "c"."updated_at" as "updatedAt", "p"."id" as "propertyId", "p"."title",
  case when c.guest_id = $1::uuid then 'guest' else 'host' end as "role",
  case when $2::uuid not in (c.guest_id, c.host_id) then (select coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) from profiles as host where host.id = c.host_id) end as "sharedBy",
  (select photo_id from property_photos where property_photos.property_id = p.id order by position limit 1) as "coverId",
  "other"."id" as "otherId",
  coalesce("other"."preferred_name", "other"."first_name", split_part("other"."full_name", ' ', 1)) as "otherName",
  "other"."avatar_url" as "otherAvatarUrl", "other"."is_verified" as "isOtherVerified",
  (select json_build_object('content', left(m.content, 200), 'isOwn', m.sender_id = $3::uuid, 'createdAt', m.created_at, 'author', case when m.sender_id not in ($4::uuid, other.id) then (select coalesce("author"."preferred_name", "author"."first_name", split_part("author"."full_name", ' ', 1)) from profiles as author where author.id = m.sender_id) end) from messages m where m.conversation_id = c.id and (not m.is_flagged or m.sender_id = $5::uuid) order by m.seq desc limit 1) as "last",
  (select count(*) from messages m where m.conversation_id = c.id and not m.is_flagged and (m.sender_id = c.guest_id) <> (c.guest_id = $6::uuid) and ($7::uuid in (c.guest_id, c.host_id) or m.created_at > (select min(coalesce(shared.messages_since, shared.accepted_at)) from listing_cohosts as shared where shared.property_id = c.property_id and shared.user_id = $8::uuid and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))) and m.seq > coalesce((select r.last_seq from conversation_reads r where r.conversation_id = c.id and r.user_id = $9::uuid), 0)) as "unread"
from "conversations" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "profiles" as "other" on other.id = case when c.guest_id = $10::uuid then c.host_id else c.guest_id end
where "c"."id" = any($11)
  and ((c.guest_id = $12::uuid or c.host_id = $13::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $14::uuid and shared.accepted_at is not null and shared.ended_at is null and $15 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')));
