-- What server/src/features/payment/booking-lock.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- isBooking
select "id"
from "bookings"
where "id" = $1;

-- lockBookingRow
select "id"
from "bookings"
where "id" = $1 for no key update;
