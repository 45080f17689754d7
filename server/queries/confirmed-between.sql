-- What server/src/features/booking/confirmed-between.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- confirmedBetween
select
from conversations c
where (exists (select from bookings known where known.guest_id = c.guest_id and known.host_id = c.host_id and known.confirmed_at is not null) or exists (select from bookings known where known.guest_id = c.host_id and known.host_id = c.guest_id and known.confirmed_at is not null));

-- haveConfirmedBooking
select (exists (select from bookings known where known.guest_id = $1::uuid and known.host_id = $2::uuid and known.confirmed_at is not null) or exists (select from bookings known where known.guest_id = $3::uuid and known.host_id = $4::uuid and known.confirmed_at is not null)) as are;
