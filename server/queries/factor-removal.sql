-- What server/src/features/recovery/factor-removal.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- hasFactors
select exists (select from second_factors where user_id = $1 and confirmed_at is not null) or exists (select from passkeys where user_id = $2) as "isGuarded";

-- insertRemoval
insert into "factor_removals" ("user_id", "requested_by", "requested_at", "takes_effect_at")
values ($1, $2, $3, $4)
on conflict ("user_id")
where "ended_at" is null do nothing
returning "id";

-- findOpenRemoval
select "id", "takes_effect_at" as "takesEffectAt", requested_by is not null as "byAdmin"
from "factor_removals"
where "user_id" = $1
  and "ended_at" is null;

-- endRemoval
update "factor_removals"
set "ended_at" = $1, "outcome" = $2
where "user_id" = $3
  and "ended_at" is null
  and "takes_effect_at" <= $4;

-- endRemoval
update "factor_removals"
set "ended_at" = $1, "outcome" = $2
where "user_id" = $3
  and "ended_at" is null;

-- findDueRemovals
select "user_id" as "userId"
from "factor_removals"
where "ended_at" is null
  and "takes_effect_at" <= $1
limit $2;

-- deleteFactors
delete from "recovery_codes"
where "user_id" = $1;
delete from "second_factors"
where "user_id" = $1;
delete from "passkeys"
where "user_id" = $1;
