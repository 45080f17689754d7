-- What server/src/features/passkey/passkey-challenge.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertChallenge
insert into "passkey_challenges" ("challenge", "user_id", "purpose", "created_at", "expires_at")
values ($1, $2, $3, $4, $5)
returning "id";

-- useChallenge
update "passkey_challenges"
set "used_at" = $1
where "id" = $2
  and "purpose" = $3
  and "user_id" is not distinct
from $4 and "used_at" is null and "expires_at" > $5
returning "challenge";

-- useChallenge
update "passkey_challenges"
set "used_at" = $1
where "id" = $2
  and "purpose" = $3
  and "user_id" is not distinct
from $4 and "used_at" is null and "expires_at" > $5
returning "challenge";

-- deleteOldChallenges
delete from "passkey_challenges"
where "id" in (select "id" from "passkey_challenges" where "expires_at" < $1 limit $2);
