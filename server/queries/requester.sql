-- What server/src/features/booking/requester.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- hasConfirmedEmail
select "email_confirmed_at" as "at"
from "users"
where "id" = $1;

-- areBlocked
select "blocker_id"
from "user_blocks"
where (("blocker_id" = $1 and "blocked_id" = $2) or ("blocker_id" = $3 and "blocked_id" = $4))
limit $5;
