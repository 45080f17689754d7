-- What server/src/features/session/device/device.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findOpenSessions
select "id", "user_agent" as "userAgent", "address", "place", "created_at" as "startedAt",
  "last_used_at" as "lastUsedAt"
from "sessions"
where "user_id" = $1
  and "ended_at" is null
  and "expires_at" > $2
  and "last_used_at" > $3
  and "impersonated_by" is null
order by "last_used_at" desc, "id"
limit $4;

-- endSessionOf
update "sessions"
set "ended_at" = $1, "ended_because" = $2
where "id" = $3
  and "user_id" = $4
  and "impersonated_by" is null
  and "ended_at" is null;

-- endOtherSessions
update "sessions"
set "ended_at" = $1, "ended_because" = $2
where "user_id" = $3
  and "id" <> $4
  and "ended_at" is null;

-- findPasswordHash
select "password_hash" as "passwordHash"
from "users"
where "id" = $1;
