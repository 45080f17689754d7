-- What server/src/features/account/account.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertUser
insert into "users" ("email", "password_hash", "password_changed_at", "user_type", "language", "created_at")
values ($1, $2, $3, $4, $5, $6)
on conflict on constraint "users_email_unique" do nothing
returning "id";
insert into "profiles" ("id", "full_name", "email", "updated_at")
values ($1, $2, $3, $4);

-- insertRole
insert into "user_roles" ("user_id", "role", "granted_at", "granted_by")
values ($1, $2, $3, $4)
on conflict on constraint "user_roles_pkey" do nothing;

-- findCredentials
select "users"."id", "users"."password_hash" as "passwordHash", "users"."suspended_at" as "suspendedAt",
  "users"."closed_at" as "closedAt", "users"."closing_until" as "closingUntil"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."email" = $1;

-- findAccountOf
select "id", "email_confirmed_at" as "confirmedAt"
from "users"
where "email" = $1;

-- findAccount
select "id", "email", "suspended_at" as "suspendedAt", "closed_at" as "closedAt",
  "closing_until" as "closingUntil"
from "users"
where "id" = $1;

-- findAddressee
select "users"."email", "users"."user_type" as "userType",
  "users"."email_confirmed_at" as "emailConfirmedAt", "users"."time_zone" as "timeZone",
  "profiles"."full_name" as "fullName"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;

-- updatePassword
update "users"
set "password_hash" = $1, "password_changed_at" = $2
where "id" = $3;

-- lockAccount
select "email", "password_hash" as "passwordHash", "suspended_at" as "suspendedAt",
  "closed_at" as "closedAt", "closing_until" as "closingUntil"
from "users"
where "id" = $1 for no key update;

-- confirmAddress
select "email_confirmed_at" as "confirmedAt", "user_type" as "userType"
from "users"
where "id" = $1
  and "email" = $2 for no key update;

-- lockNames
select is_verified or coalesce(status_before_deactivation = 'verified', false) as "isChecked",
  "verification_status" as "verificationStatus"
from "profiles"
where "id" = $1
for update;
select "id"
from "verifications"
where "user_id" = $1
  and "status" in ($2, $3);

-- updateNames
update "profiles"
set "first_name" = $1, "last_name" = $2, "full_name" = $3, "date_of_birth" = $4,
  "terms_agreed_at" = coalesce("terms_agreed_at", $5), "updated_at" = $6
where "id" = $7;

-- insertCommitment
insert into "commitments" ("user_id", "version", "agreed_at")
values ($1, $2, $3)
on conflict on constraint "commitments_pkey" do nothing;
update "profiles"
set "updated_at" = $1
where "id" = $2;

-- findCommitment
select "version", "agreed_at" as "agreedAt"
from "commitments"
where "user_id" = $1
order by "agreed_at" desc
limit $2;

-- reactivate
update "profiles"
set "verification_status" = coalesce("status_before_deactivation", $1),
  "is_verified" = coalesce(status_before_deactivation = 'verified', false), "status_before_deactivation" = $2,
  "updated_at" = $3
where "id" = $4
  and "verification_status" = $5;
