-- What server/src/features/data-export/export-files.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findAvatar
select "avatar_key" as "key"
from "profiles"
where "id" = $1;

-- findOwnPhotos
select "id"
from "photos"
where "owner_id" = $1
order by "id"
limit $2;

-- findOwnPhotos
select "id"
from "photos"
where "owner_id" = $1
  and "id" > $2
order by "id"
limit $3;

-- findOwnMessageFiles
select "id", "name"
from "message_files"
where "owner_id" = $1
order by "id"
limit $2;

-- findOwnMessageFiles
select "id", "name"
from "message_files"
where "owner_id" = $1
  and "id" > $2
order by "id"
limit $3;

-- findOwnPacketFiles
select "id", "name", "booking_id" as "bookingId"
from "packet_files"
where "owner_id" = $1
  and "removed_at" is null
order by "id"
limit $2;

-- findOwnPacketFiles
select "id", "name", "booking_id" as "bookingId"
from "packet_files"
where "owner_id" = $1
  and "removed_at" is null
  and "id" > $2
order by "id"
limit $3;

-- findOwnEvidence
select "claim_evidence"."id", coalesce(claim_evidence.name, 'file') as "name",
  claim_evidence.file_key as "fileKey", "claims"."booking_id" as "bookingId"
from "claim_evidence"
inner join "claims" on "claims"."id" = "claim_evidence"."claim_id"
where "claim_evidence"."added_by" = $1
  and "claim_evidence"."kind" = $2
order by "claim_evidence"."id"
limit $3;

-- findOwnEvidence
select "claim_evidence"."id", coalesce(claim_evidence.name, 'file') as "name",
  claim_evidence.file_key as "fileKey", "claims"."booking_id" as "bookingId"
from "claim_evidence"
inner join "claims" on "claims"."id" = "claim_evidence"."claim_id"
where "claim_evidence"."added_by" = $1
  and "claim_evidence"."kind" = $2
  and "claim_evidence"."id" > $3
order by "claim_evidence"."id"
limit $4;

-- findPaperedBookings
select "id", guest_id = $1 as "isGuest"
from "bookings"
where ("guest_id" = $2 or "host_id" = $3)
  and "confirmed_at" is not null
order by "id"
limit $4;

-- findPaperedBookings
select "id", guest_id = $1 as "isGuest"
from "bookings"
where ("guest_id" = $2 or "host_id" = $3)
  and "confirmed_at" is not null
  and "id" > $4
order by "id"
limit $5;
