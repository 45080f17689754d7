-- What server/src/features/session/proof/proof.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- markProved
update "sessions"
set "proved_at" = $1
where "id" = $2
  and "ended_at" is null
  and "impersonated_by" is null;

-- lockOpenSession
select "proved_at" as "provedAt"
from "sessions"
where "id" = $1
  and "ended_at" is null
  and "impersonated_by" is null for no key update;
