-- What server/src/features/booking/cancel/cancellation.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findLastFree
select "ended_at" as "at"
from "bookings"
where "host_id" = $1
  and "state" = $2
  and "penalty_waived" = $3
order by "ended_at" desc
limit $4;

-- takeTurnsOfHost
select pg_advisory_xact_lock(hashtextextended($1, 0));
