-- What server/src/features/passkey/passkey.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertPasskey
insert into "passkeys" ("user_id", "credential_id", "public_key", "counter", "transports", "name", "device_type", "backed_up", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict on constraint "passkeys_credential_unique" do nothing
returning "id", "name", "backed_up" as "backedUp", "created_at" as "createdAt", "last_used_at" as "lastUsedAt";

-- listPasskeys
select "id", "name", "backed_up" as "backedUp", "created_at" as "createdAt", "last_used_at" as "lastUsedAt"
from "passkeys"
where "user_id" = $1
order by "created_at", "id";

-- listCredentials
select "credential_id" as "credentialId", "transports"
from "passkeys"
where "user_id" = $1
order by "created_at", "id";

-- findByCredential
select "id", "user_id" as "userId", "public_key" as "publicKey", "counter"
from "passkeys"
where "credential_id" = $1;

-- hasPasskey
select "id"
from "passkeys"
where "user_id" = $1;

-- markUsed
update "passkeys"
set "counter" = $1, "backed_up" = $2, "last_used_at" = $3
where "id" = $4
  and ("counter" = $5 or "counter" < $6);

-- updateName
update "passkeys"
set "name" = $1
where "id" = $2
  and "user_id" = $3
returning "id", "name", "backed_up" as "backedUp", "created_at" as "createdAt", "last_used_at" as "lastUsedAt";

-- deletePasskey
delete from "passkeys"
where "id" = $1
  and "user_id" = $2;

-- deletePasskeysOf
delete from "passkeys"
where "user_id" = $1;

-- lockOwner
select "password_hash" as "passwordHash"
from "users"
where "id" = $1 for no key update;
