-- What server/src/features/session/impersonation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertImpersonation
insert into "sessions" ("user_id", "impersonated_by", "user_agent", "address", "created_at", "last_used_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- endExpiredImpersonations
update "sessions"
set "ended_at" = "expires_at", "ended_because" = $1
where "impersonated_by" is not null
  and "ended_at" is null
  and "expires_at" <= $2
returning "id" as "sessionId", "user_id" as "userId", "impersonated_by" as "adminId";

-- endImpersonationsOf
update "sessions"
set "ended_at" = $1, "ended_because" = $2
where "impersonated_by" = $3
  and "ended_at" is null
returning "id" as "sessionId", "user_id" as "userId";
