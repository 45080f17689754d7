-- What server/src/features/booking/steps/sweep.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findInTheAir
select "id"
from "bookings"
where "expires_at" is not null
  and "confirming_since" <= $1
order by "confirming_since"
limit $2;

-- findDuePayouts
select "id"
from "payouts"
where "state" = $1
  and "due_at" <= $2
order by "due_at"
limit $3;

-- findOpenOf
select "id"
from "bookings"
where "expires_at" is not null
  and ("guest_id" = $1 or "host_id" = $2)
order by state = 'second_hold' desc, "created_at";

-- findAbsence
select "users"."suspended_at" as "suspendedAt", "profiles"."verification_status" as "verificationStatus",
  ((select true from access_whitelist as listed where listed.email = "users"."email") is null and (select value from platform_settings where name = 'sign_up_open') is distinct from 'true'::jsonb) as "isShutOut"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $1;
