-- What server/src/features/compliance/file/packet-file.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertPacketFile
insert into "packet_files" ("id", "booking_id", "kind", "party", "owner_id", "name", "media_type", "size_bytes", "sha256", "facts", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- hasPacketFile
select "id"
from "packet_files"
where "id" = $1;

-- weighPacketFiles
select count(*) as "count", coalesce(sum(size_bytes), 0)::bigint as "bytes"
from "packet_files"
where "booking_id" = $1
  and "removed_at" is null;

-- findPacketFile
select "id", "booking_id" as "bookingId", "kind", "party", "owner_id" as "ownerId", "name",
  "media_type" as "mediaType", "size_bytes" as "sizeBytes", "sha256", facts as "facts",
  "created_at" as "createdAt", "countersigned_at" as "countersignedAt",
  "countersigned_by" as "countersignedBy"
from "packet_files"
where "id" = $1
  and "removed_at" is null;

-- isEvidence
select "id"
from "claim_evidence"
where "packet_file_id" = $1
limit $2;

-- findRemovedFile
select "booking_id" as "bookingId"
from "packet_files"
where "id" = $1
  and "removed_at" is not null;

-- lockSides
select "id"
from "users"
where "id" in ($1, $2)
order by "id" for share;

-- isFileHeld
select "packet_files"."id"
from "packet_files"
inner join "bookings" on "bookings"."id" = "packet_files"."booking_id"
where "packet_files"."id" = $1
  and exists ( select 1 from legal_holds h where h.lifted_at is null and ( (h.subject_type = 'booking' and h.subject_id = "bookings"."id") or (h.subject_type = 'user' and h.subject_id in ("bookings"."guest_id", "bookings"."host_id"))));

-- markFileRemoved
update "packet_files"
set "removed_at" = $1
where "id" = $2;

-- markFileCountersigned
update "packet_files"
set "countersigned_at" = $1, "countersigned_by" = $2
where "id" = $3;
