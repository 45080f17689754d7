-- What server/src/features/google/google.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertState
insert into "sign_in_states" ("provider", "state_hash", "browser_hash", "verifier", "nonce", "user_id", "next", "created_at", "expires_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- claimState
update "sign_in_states"
set "claimed_at" = $1
where "state_hash" = $2
  and "browser_hash" = $3
  and "user_id" is not distinct
from $4 and "claimed_at" is null and "expires_at" > $5
returning "verifier", "nonce";

-- claimState
update "sign_in_states"
set "claimed_at" = $1
where "state_hash" = $2
  and "browser_hash" = $3
  and "user_id" is not distinct
from $4 and "claimed_at" is null and "expires_at" > $5
returning "verifier", "nonce";

-- keepAnswer
update "sign_in_states"
set "subject" = $1, "email" = $2, "full_name" = $3
where "state_hash" = $4;

-- findAnswer
select "subject", "email", "full_name" as "fullName", "next"
from "sign_in_states"
where "state_hash" = $1
  and "browser_hash" = $2
  and "user_id" is not distinct
from $3 and "subject" is not null and "expires_at" > $4;

-- findAnswer
select "subject", "email", "full_name" as "fullName", "next"
from "sign_in_states"
where "state_hash" = $1
  and "browser_hash" = $2
  and "user_id" is not distinct
from $3 and "subject" is not null and "expires_at" > $4;

-- deleteState
delete from "sign_in_states"
where "state_hash" = $1;

-- deleteOldStates
delete from "sign_in_states"
where "state_hash" in (select "state_hash" from "sign_in_states" where "expires_at" < $1 limit $2);

-- findOwner
select "users"."id", "users"."email", "users"."closed_at" as "closedAt",
  "users"."closing_until" as "closingUntil"
from "linked_identities"
inner join "users" on "users"."id" = "linked_identities"."user_id"
where "linked_identities"."provider" = $1
  and "linked_identities"."subject" = $2;

-- insertIdentity
insert into "linked_identities" ("provider", "subject", "user_id", "email", "linked_at")
values ($1, $2, $3, $4, $5)
on conflict do nothing;

-- hasIdentity
select "subject"
from "linked_identities"
where "provider" = $1
  and "user_id" = $2;

-- deleteIdentity
delete from "linked_identities"
where "provider" = $1
  and "user_id" = $2;
