-- What server/src/features/booking/request/unpaid-hold.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findUnpaid
select "id"
from "bookings"
where "guest_id" = $1
  and "state" = $2
  and "confirming_since" is null
  and "id" <> $3
order by "id";

-- insertUnpaidHold
insert into "unpaid_holds" ("guest_id", "booking_id")
values ($1, $2)
on conflict on constraint "unpaid_holds_pkey" do nothing;
