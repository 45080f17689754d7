-- What server/src/features/second-factor/second-factor.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findFactor
select "secret", "confirmed_at" as "confirmedAt", "last_step" as "lastStep"
from "second_factors"
where "user_id" = $1;

-- keepSecret
insert into "second_factors" ("user_id", "secret", "created_at")
values ($1, $2, $3)
on conflict ("user_id") do update
set "secret" = $4, "created_at" = $5, "last_step" = $6
where "second_factors"."confirmed_at" is null;

-- confirmFactor
update "second_factors"
set "confirmed_at" = $1, "last_step" = $2
where "user_id" = $3
  and "confirmed_at" is null;

-- takeStep
update "second_factors"
set "last_step" = $1
where "user_id" = $2
  and "confirmed_at" is not null
  and ("last_step" is null or "last_step" < $3);

-- deleteFactor
delete from "recovery_codes"
where "user_id" = $1;
delete from "second_factors"
where "user_id" = $1
  and "confirmed_at" is not null;

-- replaceRecoveryCodes
delete from "recovery_codes"
where "user_id" = $1;
insert into "recovery_codes" ("user_id", "code_hash")
values ($1, $2);

-- useRecoveryCode
update "recovery_codes"
set "used_at" = $1
where "user_id" = $2
  and "code_hash" in ($3, $4)
  and "used_at" is null;

-- countRecoveryCodes
select count(*) as "left"
from "recovery_codes"
where "user_id" = $1
  and "used_at" is null;
