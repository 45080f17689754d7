-- What server/src/features/site/site.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isInviteOnly
select "value"
from "platform_settings"
where "name" = $1;
