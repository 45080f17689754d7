-- What server/src/features/booking/booking.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findBooking
select "bookings"."add_ons", "bookings"."answered_at", "bookings"."billing",
  "bookings"."cancellation_policy", "bookings"."cancellation_steps", "bookings"."choice",
  "bookings"."confirmed_at", "bookings"."confirming_by", "bookings"."confirming_since",
  "bookings"."created_at", "bookings"."credit_cents", "bookings"."crew", "bookings"."during",
  "bookings"."end_note", "bookings"."end_reason", "bookings"."ended_at", "bookings"."ended_by",
  "bookings"."expires_at", "bookings"."fee_cents", "bookings"."fee_hundredths", "bookings"."guest_id",
  "bookings"."host_id", "bookings"."house_rules", "bookings"."id", "bookings"."involves",
  "bookings"."is_instant", "bookings"."lines", "bookings"."penalty_cents", "bookings"."penalty_waived",
  "bookings"."production_kind", "bookings"."production_title", "bookings"."property_id", "bookings"."purpose",
  "bookings"."rates", "bookings"."refund_percent", "bookings"."rent_cents", "bookings"."request_hash",
  "bookings"."request_key", "bookings"."sent_at", "bookings"."state", "bookings"."subtotal_cents",
  "bookings"."tax_cents", "bookings"."tax_hundredths", "bookings"."time_zone", "bookings"."total_cents",
  "bookings"."turnaround_minutes", lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "bookings"."id" = $1;

-- lockBooking
/* prepared */ select "bookings"."add_ons", "bookings"."answered_at", "bookings"."billing",
  "bookings"."cancellation_policy", "bookings"."cancellation_steps", "bookings"."choice",
  "bookings"."confirmed_at", "bookings"."confirming_by", "bookings"."confirming_since",
  "bookings"."created_at", "bookings"."credit_cents", "bookings"."crew", "bookings"."during",
  "bookings"."end_note", "bookings"."end_reason", "bookings"."ended_at", "bookings"."ended_by",
  "bookings"."expires_at", "bookings"."fee_cents", "bookings"."fee_hundredths", "bookings"."guest_id",
  "bookings"."host_id", "bookings"."house_rules", "bookings"."id", "bookings"."involves",
  "bookings"."is_instant", "bookings"."lines", "bookings"."penalty_cents", "bookings"."penalty_waived",
  "bookings"."production_kind", "bookings"."production_title", "bookings"."property_id", "bookings"."purpose",
  "bookings"."rates", "bookings"."refund_percent", "bookings"."rent_cents", "bookings"."request_hash",
  "bookings"."request_key", "bookings"."sent_at", "bookings"."state", "bookings"."subtotal_cents",
  "bookings"."tax_cents", "bookings"."tax_hundredths", "bookings"."time_zone", "bookings"."total_cents",
  "bookings"."turnaround_minutes", lower(bookings.during) as "starts_at", upper(bookings.during) as "ends_at",
  "properties"."search_id" as "listing_id"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "bookings"."id" = $1 for no key update of "bookings";

-- findEarlier
select "id" as "earlierId", "request_hash" as "earlierHash"
from "bookings"
where "guest_id" = $1
  and "request_key" = $2;

-- findStanding
/* prepared */ select earlier.id as "earlierId", earlier.request_hash as "earlierHash", open.all, open.here,
  open.unpaid
from ( select count(*) filter (where not is_unpaid) as "all", count(*) filter (where not is_unpaid and property_id = $1::uuid) as here, count(*) filter (where is_unpaid) as unpaid from ( select property_id, state = 'awaiting_payment' and confirming_since is null as is_unpaid from bookings where guest_id = $2::uuid and state = any($3::text[]) and (expires_at > $4 or confirming_since is not null) ) as each ) as open
left join bookings as earlier on earlier.guest_id = $5::uuid and earlier.request_key = $6::uuid;

-- insertBooking
/* prepared */ with "booked" as (insert into "bookings" ("id", "property_id", "host_id", "guest_id", "state", "time_zone", "crew", "production_title", "production_kind", "purpose", "involves", "rent_cents", "subtotal_cents", "fee_cents", "tax_cents", "total_cents", "cancellation_policy", "turnaround_minutes", "is_instant", "request_key", "request_hash", "created_at", "expires_at", "billing", "during", "choice", "lines", "rates", "add_ons", "house_rules", "cancellation_steps") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, (select work from profiles where profiles.id = $24), tstzrange($25, $26), $27, $28, $29, $30, $31, $32) on conflict on constraint "bookings_request" do nothing returning "id", "guest_id", "state", "created_at"),
  "told" as (insert into "booking_events" ("booking_id", "at", "event", "party", "actor_id", "to_state") select "id", "created_at", $33::text as "event", 'guest' as "party", "guest_id", "state" from "booked") select "id"
from "booked";

-- updateCredit
update "bookings"
set "credit_cents" = $1
where "id" = $2;

-- updateInstant
update "bookings"
set "is_instant" = $1
where "id" = $2;

-- updateProduction
update "bookings"
set "production_title" = $1, "purpose" = $2
where "id" = $3;

-- updateState
/* prepared */ update "bookings"
set "state" = $1, "confirming_since" = $2, "expires_at" = $3, "answered_at" = $4, "confirmed_at" = $5
where "id" = $6
  and "state" = $7;

-- markConfirming
update "bookings"
set "confirming_since" = $1, "confirming_by" = $2
where "id" = $3;

-- insertBookingEvent
/* prepared */ insert into "booking_events" ("booking_id", "at", "event", "party", "actor_id", "from_state", "to_state", "data")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- takeTurns
/* prepared */ select pg_advisory_xact_lock(hashtextextended($1, 0));

-- findOverdue
select "id"
from "bookings"
where "expires_at" <= $1
  and "confirming_since" is null
order by "expires_at"
limit $2;

-- findOverdue
select "id"
from "bookings"
where "expires_at" <= $1
  and "confirming_since" is null
  and "property_id" = $2
order by "expires_at"
limit $3;

-- findOver
select "id"
from "bookings"
where "state" = $1
  and upper(during) <= $2
order by upper(during)
limit $3;
