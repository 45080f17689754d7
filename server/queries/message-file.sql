-- What server/src/features/conversation/file/message-file.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertMessageFile
insert into "message_files" ("id", "conversation_id", "owner_id", "name", "media_type", "size_bytes", "width", "height", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- attachFiles
update "message_files"
set "message_id" = $1
where "id" = any($2)
  and "conversation_id" = $3
  and "owner_id" = $4
  and "message_id" is null
returning "id", "name", "media_type" as "mediaType", "size_bytes" as "sizeBytes", "width", "height";

-- findFilesOf
select "id", "name", "media_type" as "mediaType", "size_bytes" as "sizeBytes", "width", "height",
  "message_id" as "messageId"
from "message_files"
where "message_id" = any($1)
order by "created_at", "id";

-- findReadableFile
select file.name, file.media_type as "mediaType", file.owner_id as "ownerId", c.id as "conversationId",
  part.is as "isPart"
from message_files file
join conversations c on c.id = file.conversation_id cross
join lateral (select ((c.guest_id = $1::uuid or c.host_id = $2::uuid) or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))) as is) as part
left join messages m on m.id = file.message_id
where file.id = $5
  and ( (part.is and (file.owner_id = $6::uuid or not m.is_flagged)) or ($7::boolean and m.id is not null));

-- findUnsentFiles
select "id"
from "message_files"
where "message_id" is null
  and "created_at" < $1
  and not (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "message_files"."owner_id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "message_files"."owner_id" in (held.guest_id, held.host_id)))
order by "created_at"
limit $2;

-- deleteUnsentFile
delete from "message_files"
where "id" = $1
  and "message_id" is null;
