-- What server/src/features/compliance/release/signature.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSignatures
select "id", "release_id" as "releaseId", party as "party", "signer_id" as "signerId",
  "body_hash" as "hash", "details", "signed_at" as "signedAt", "verification_id" as "verificationId"
from "release_signatures"
where "release_id" in ($1)
order by "signed_at", "id";

-- insertSignature
insert into "release_signatures" ("release_id", "party", "signer_id", "body_hash", "verification_id", "details", "signed_at")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- putCode
insert into "signing_codes" ("release_id", "user_id", "code_hash", "created_at", "expires_at", "tries", "used_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict on constraint "signing_codes_pkey" do update
set "code_hash" = $8, "created_at" = $9, "expires_at" = $10, "tries" = $11, "used_at" = $12;

-- lockCode
select "code_hash" as "hash", "expires_at" as "expiresAt", "tries", "used_at" as "usedAt"
from "signing_codes"
where "release_id" = $1
  and "user_id" = $2
for update;

-- countTry
update "signing_codes"
set "tries" = tries + 1
where "release_id" = $1
  and "user_id" = $2;

-- useCode
update "signing_codes"
set "used_at" = $1
where "release_id" = $2
  and "user_id" = $3
  and "code_hash" = $4
  and "used_at" is null;

-- findCodeLetter
select "signing_codes"."created_at" as "createdAt", "signing_codes"."expires_at" as "expiresAt",
  "signing_codes"."used_at" as "usedAt", "releases"."superseded_at" as "supersededAt",
  "bookings"."production_title" as "production", "properties"."title", "profiles"."full_name" as "fullName",
  "users"."email"
from "signing_codes"
inner join "releases" on "releases"."id" = "signing_codes"."release_id"
inner join "bookings" on "bookings"."id" = "releases"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" on "profiles"."id" = "signing_codes"."user_id"
inner join "users" on "users"."id" = "signing_codes"."user_id"
where "signing_codes"."release_id" = $1
  and "signing_codes"."user_id" = $2;

-- deleteCodes
delete from "signing_codes"
where "expires_at" < $1;
