-- What server/src/features/data-export/data-export.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findExports
select "id", "state", "requested_at" as "requestedAt", "ready_at" as "readyAt", "expires_at" as "expiresAt",
  "size_bytes" as "sizeBytes"
from "data_exports"
where "user_id" = $1
order by "requested_at" desc, "id"
limit $2;

-- findAskedSince
select "requested_at" as "at"
from "data_exports"
where "user_id" = $1
  and "requested_at" > $2
  and "state" <> $3;

-- lockAsker
select "id"
from "users"
where "id" = $1 for no key update;

-- hasOpenExport
select "id"
from "data_exports"
where "user_id" = $1
  and "state" = $2;

-- insertExport
insert into "data_exports" ("user_id", "requested_at")
values ($1, $2)
returning "id", "state", "requested_at" as "requestedAt", "ready_at" as "readyAt",
  "expires_at" as "expiresAt", "size_bytes" as "sizeBytes";

-- findAskedExport
select "data_exports"."user_id" as "userId", "users"."email", "users"."language",
  "users"."closed_at" as "closedAt"
from "data_exports"
inner join "users" on "users"."id" = "data_exports"."user_id"
where "data_exports"."id" = $1
  and "data_exports"."state" = $2;

-- markReady
update "data_exports"
set "state" = $1, "ready_at" = $2, "expires_at" = $3, "file_key" = $4, "size_bytes" = $5
where "id" = $6
  and "state" = $7;

-- markFailed
update "data_exports"
set "state" = $1
where "id" = $2
  and "state" = $3;

-- findReadyExport
select "data_exports"."id", "data_exports"."user_id" as "userId", "users"."email",
  data_exports.file_key as "fileKey", data_exports.size_bytes as "size", data_exports.ready_at as "readyAt"
from "data_exports"
inner join "users" on "users"."id" = "data_exports"."user_id"
where "data_exports"."id" = $1
  and "data_exports"."user_id" = $2
  and "data_exports"."state" = $3
  and "data_exports"."expires_at" > $4;

-- findReadyLetter
select "users"."email", "users"."time_zone" as "timeZone", data_exports.expires_at as "expiresAt"
from "data_exports"
inner join "users" on "users"."id" = "data_exports"."user_id"
where "data_exports"."id" = $1
  and "data_exports"."state" = $2
  and "users"."closed_at" is null;

-- findOverdue
select "id", "state"
from "data_exports"
where ((state = 'ready' and expires_at <= $1) or (state = 'asked' and requested_at < $2))
limit $3;

-- markOver
update "data_exports"
set "state" = $1, "file_key" = $2
where "id" = $3
  and "state" in ($4, $5);
