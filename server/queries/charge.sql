-- What server/src/features/payment/charge/charge.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countDeclines
select count(*) as "declines"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "decline_code" is not null;

-- findAskingCharges
select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id", "client_secret",
  "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id", "is_away", "purpose",
  "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "state" = $2
order by "created_at";

-- findCapturedCharges
select "purpose", "amount_cents" as "amount", coalesce(settled_at, created_at) as "at"
from "charges"
where "booking_id" = $1
  and "state" = $2
  and "amount_cents" > $3
order by "created_at", "id";

-- findCharge
/* prepared */ select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id",
  "client_secret", "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id",
  "is_away", "purpose", "reference", "settled_at", "state", "token"
from "charges"
where "id" = $1;

-- findChargeByReference
select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id", "client_secret",
  "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id", "is_away", "purpose",
  "reference", "settled_at", "state", "token"
from "charges"
where "reference" = $1;

-- findLatestCharge
/* prepared */ select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id",
  "client_secret", "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id",
  "is_away", "purpose", "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
order by "attempt" desc
limit $3;

-- findLatestCharge
/* prepared */ select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id",
  "client_secret", "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id",
  "is_away", "purpose", "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "claim_id" = $3
order by "attempt" desc
limit $4;

-- findLiveCharge
select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id", "client_secret",
  "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id", "is_away", "purpose",
  "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "state" in ($3, $4, $5, $6);

-- findLiveCharge
select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id", "client_secret",
  "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id", "is_away", "purpose",
  "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "claim_id" = $3
  and "state" in ($4, $5, $6, $7);

-- findUnsettledCharges
select "id"
from "charges"
where ("state" in ($1, $2) or ("state" = $3 and "purpose" = $4))
  and coalesce(settled_at, created_at) <= $5
order by "created_at"
limit $6;

-- findVoiding
select "amount_cents", "attempt", "authorised_until", "booking_id", "card", "claim_id", "client_secret",
  "created_at", "customer", "decline_code", "decline_message", "disputed_at", "id", "is_away", "purpose",
  "reference", "settled_at", "state", "token"
from "charges"
where "booking_id" = $1
  and "purpose" = $2
  and "state" = $3;

-- insertCharge
/* prepared */ insert into "charges" ("id", "purpose", "booking_id", "claim_id", "attempt", "token", "customer", "amount_cents", "is_away", "state", "created_at")
values ($1, $2, $3, $4, (select coalesce(max(attempt), 0) + 1 from charges where booking_id = $5::uuid and purpose = $6 and claim_id is not distinct from $7::uuid), $8, $9, $10, $11, $12, $13);

-- insertCharge
/* prepared */ insert into "charges" ("id", "purpose", "booking_id", "claim_id", "attempt", "token", "customer", "amount_cents", "is_away", "state", "created_at")
values ($1, $2, $3, $4, (select coalesce(max(attempt), 0) + 1 from charges where booking_id = $5::uuid and purpose = $6 and claim_id is not distinct from $7::uuid), $8, $9, $10, $11, $12, $13);

-- updateCharge
/* prepared */ update "charges"
set "state" = $1, "reference" = $2, "authorised_until" = $3, "client_secret" = $4, "settled_at" = $5,
  "card" = $6
where "id" = $7
  and "state" in ($8, $9);
