-- What server/src/features/notification/preference/subscription.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSubscriber
select "email"
from "users"
where "id" = $1;
