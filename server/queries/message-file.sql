-- What server/src/features/conversation/message-file.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

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
select "message_files"."name", "message_files"."media_type" as "mediaType",
  "message_files"."owner_id" as "ownerId", "conversations"."id" as "conversationId",
  "conversations"."guest_id" as "guestId", "conversations"."host_id" as "hostId"
from "message_files"
inner join "conversations" on "conversations"."id" = "message_files"."conversation_id"
left join "messages" on "messages"."id" = "message_files"."message_id"
where "message_files"."id" = $1
  and ("message_files"."owner_id" = $2 or ("messages"."is_flagged" = $3 and ("conversations"."guest_id" = $4 or "conversations"."host_id" = $5)) or ($6 and "messages"."id" is not null));

-- findUnsentFiles
select "id"
from "message_files"
where "message_id" is null
  and "created_at" < $1
order by "created_at"
limit $2;

-- deleteUnsentFile
delete from "message_files"
where "id" = $1
  and "message_id" is null;
