-- What server/src/features/session/session.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertSession
insert into "sessions" ("user_id", "device_hash", "network_hash", "user_agent", "address", "place", "created_at", "last_used_at", "expires_at", "proved_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning "id";

-- insertRefreshToken
insert into "refresh_tokens" ("token_hash", "session_id", "issued_at", "expires_at")
values ($1, $2, $3, $4)
on conflict on constraint "refresh_tokens_pkey" do nothing;

-- lockRefreshToken
select "token"."session_id" as "sessionId", "token"."expires_at" as "expiresAt",
  "token"."used_at" as "usedAt", "session"."user_id" as "userId", "session"."ended_at" as "endedAt",
  "session"."expires_at" as "sessionExpiresAt", "user"."suspended_at" as "suspendedAt"
from "refresh_tokens" as "token"
inner join "sessions" as "session" on "session"."id" = "token"."session_id"
inner join "users" as "user" on "user"."id" = "session"."user_id"
where "token"."token_hash" = $1
for update of "session";

-- findTokenUse
select "used_at" as "usedAt"
from "refresh_tokens"
where "token_hash" = $1;

-- markTokenUsed
update "refresh_tokens"
set "used_at" = $1
where "token_hash" = $2
  and "used_at" is null;

-- touchSession
update "sessions"
set "last_used_at" = $1
where "id" = $2;

-- endSession
update "sessions"
set "ended_at" = $1, "ended_because" = $2
where "id" = $3
  and "ended_at" is null;

-- endSessionsOfUser
update "sessions"
set "ended_at" = $1, "ended_because" = $2
where "user_id" = $3
  and "ended_at" is null;

-- findDeviceHistory
select count(*) as "sessions", count(*) filter(where "device_hash" = $1) as "fromDevice"
from "sessions"
where "user_id" = $2
  and "impersonated_by" is null;

-- findFootprints
select coalesce(bool_or("device_hash" = $1), false) as "device",
  coalesce(bool_or("network_hash" = $2), false) as "network"
from "sessions"
where "user_id" = $3
  and "impersonated_by" is null
  and ("ended_because" is null or "ended_because" not in ($4, $5));

-- findSession
select "users"."email", "users"."time_zone" as "timeZone", "sessions"."user_agent" as "userAgent",
  "sessions"."address", "sessions"."created_at" as "createdAt"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where "sessions"."id" = $1;

-- deleteOldSessions
delete from "sessions"
where "id" in (select "id" from "sessions" where "expires_at" < $1 limit $2);

-- deleteOldTokens
delete from "refresh_tokens"
where "token_hash" in (select "token_hash" from "refresh_tokens" where "expires_at" < $1 limit $2);
