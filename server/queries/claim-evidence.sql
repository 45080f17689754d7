-- What server/src/features/claim/evidence/claim-evidence.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertEvidence
insert into "claim_evidence" ("claim_id", "side", "added_by", "added_at", "kind", "message_id")
values ($1, $2, $3, $4, $5, $6);

-- insertEvidence
insert into "claim_evidence" ("claim_id", "side", "added_by", "added_at", "id", "kind", "file_key", "name", "media_type", "size_bytes", "sha256")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- findEvidence
select "evidence"."id", "evidence"."side", "evidence"."kind", "evidence"."added_at" as "addedAt",
  "evidence"."name", "evidence"."media_type" as "mediaType", "file"."id" as "fileId",
  "file"."kind" as "fileKind", "file"."name" as "fileName", "file"."media_type" as "fileType",
  "file"."created_at" as "fileAt", "messages"."id" as "messageId", "messages"."content",
  "messages"."created_at" as "sentAt",
  coalesce("sender"."preferred_name", "sender"."first_name", split_part("sender"."full_name", ' ', 1)) as "senderName"
from "claim_evidence" as "evidence"
left join "packet_files" as "file" on "file"."id" = "evidence"."packet_file_id"
left join "messages" on "messages"."id" = "evidence"."message_id"
left join "profiles" as "sender" on "sender"."id" = "messages"."sender_id"
where "evidence"."claim_id" = $1
order by "evidence"."added_at", "evidence"."kind" desc, "evidence"."id";

-- countEvidence
select count(*) filter (where kind <> 'upload') as "chosen",
  count(*) filter (where kind = 'upload') as "uploads"
from "claim_evidence"
where "claim_id" = $1
  and "side" = $2;

-- findUpload
select "evidence"."id", "claims"."id" as "claimId", "claims"."booking_id" as "bookingId",
  evidence.file_key as "key", evidence.name as "name", evidence.media_type as "mediaType",
  evidence.sha256 as "sha256"
from "claim_evidence" as "evidence"
inner join "claims" on "claims"."id" = "evidence"."claim_id"
where "evidence"."id" = $1
  and "evidence"."kind" = $2;

-- findPacketChoices
select "id", "kind", "party" as "side", "name", "media_type" as "mediaType", "created_at" as "addedAt"
from "packet_files"
where "booking_id" = $1
  and "removed_at" is null
order by "kind", "created_at";

-- findMessageChoices
select "messages"."id", "messages"."content", "messages"."created_at" as "sentAt",
  coalesce("sender"."preferred_name", "sender"."first_name", split_part("sender"."full_name", ' ', 1)) as "sender"
from "bookings"
inner join "conversations" on "conversations"."property_id" = "bookings"."property_id" and "conversations"."guest_id" = "bookings"."guest_id" and "conversations"."host_id" = "bookings"."host_id"
inner join "messages" on "messages"."conversation_id" = "conversations"."id"
inner join "profiles" as "sender" on "sender"."id" = "messages"."sender_id"
where "bookings"."id" = $1
  and "messages"."is_flagged" = $2
order by "messages"."seq" desc
limit $3;

-- countBelonging
select (select count(*) from packet_files where id = any($1::uuid[]) and booking_id = $2::uuid and removed_at is null) as files,
  (select count(*) from messages join conversations on conversations.id = messages.conversation_id join bookings on bookings.property_id = conversations.property_id and bookings.guest_id = conversations.guest_id and bookings.host_id = conversations.host_id where messages.id = any($3::uuid[]) and bookings.id = $4::uuid and not messages.is_flagged) as messages;

-- findFilesOfMessages
select "id", "message_id" as "messageId", "name", "media_type" as "mediaType", "size_bytes" as "sizeBytes",
  "width", "height"
from "message_files"
where "message_id" = any($1)
order by "created_at", "id";
