-- What server/src/features/proof/proof-code.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- putCode
insert into "proof_codes" ("session_id", "code_hash", "created_at", "expires_at", "tries", "used_at")
values ($1, $2, $3, $4, $5, $6)
on conflict on constraint "proof_codes_pkey" do update
set "code_hash" = $7, "created_at" = $8, "expires_at" = $9, "tries" = $10, "used_at" = $11;

-- lockCode
select "code_hash" as "hash", "expires_at" as "expiresAt", "tries", "used_at" as "usedAt"
from "proof_codes"
where "session_id" = $1
for update;

-- countTry
update "proof_codes"
set "tries" = tries + 1
where "session_id" = $1;

-- useCode
update "proof_codes"
set "used_at" = $1
where "session_id" = $2
  and "code_hash" = $3
  and "used_at" is null;

-- findCodeLetter
select "proof_codes"."created_at" as "createdAt", "proof_codes"."expires_at" as "expiresAt",
  "users"."email", "profiles"."full_name" as "fullName"
from "proof_codes"
inner join "sessions" on "sessions"."id" = "proof_codes"."session_id"
inner join "users" on "users"."id" = "sessions"."user_id"
inner join "profiles" on "profiles"."id" = "users"."id"
where "proof_codes"."session_id" = $1
  and "proof_codes"."used_at" is null
  and "sessions"."ended_at" is null;

-- deleteOldCodes
delete from "proof_codes"
where "session_id" in (select "session_id" from "proof_codes" where "expires_at" < $1 limit $2);
