-- What server/src/features/verification/document/document.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertDocument
insert into "documents" ("id", "owner_id", "purpose", "media_type", "size_bytes", "storage_key", "wrapped_key", "uploaded_at", "purge_after")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- findReadableDocument
select "id", "media_type" as "mediaType", "storage_key" as "storageKey", "wrapped_key" as "wrappedKey"
from "documents"
where "id" = $1
  and "purged_at" is null
  and ("purge_after" is null or "purge_after" > $2 or (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "documents"."owner_id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "documents"."owner_id" in (held.guest_id, held.host_id))));

-- claimDocument
update "documents"
set "purge_after" = $1
where "id" = $2
  and "owner_id" = $3
  and "purged_at" is null
  and "purge_after" > $4
returning "id";
select "id"
from "verifications"
where "user_id" = $1
  and "document_id" = $2;

-- keepDocumentUntil
update "documents"
set "purge_after" = $1
where "id" = $2
  and "purged_at" is null;

-- findDocumentsToPurge
select "id"
from "documents"
where "purge_after" <= $1
  and "purged_at" is null
  and not (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "documents"."owner_id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "documents"."owner_id" in (held.guest_id, held.host_id)))
order by "purge_after"
limit $2;

-- lockOwnerOf
select "id"
from "users"
where "id" = (select "owner_id" from "documents" where "id" = $1) for share;

-- forgetDocumentKey
update "documents"
set "wrapped_key" = $1, "purged_at" = $2
where "id" = $3
  and "purge_after" <= $4
  and "purged_at" is null
  and not (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "documents"."owner_id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "documents"."owner_id" in (held.guest_id, held.host_id)))
returning "storage_key" as "storageKey";
