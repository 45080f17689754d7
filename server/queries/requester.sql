-- What server/src/features/booking/requester.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- hasConfirmedEmail
select "email_confirmed_at" as "at"
from "users"
where "id" = $1;
