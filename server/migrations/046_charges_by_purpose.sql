-- Without a transaction.
-- Tries are counted, and one at a time is alive, for each thing that is paid for.
drop index concurrently if exists charges_attempt_of_rent;
create unique index concurrently charges_attempt_of_rent on payments (booking_id, attempt) where purpose = 'rent';
drop index concurrently if exists charges_attempt_of_claim;
create unique index concurrently charges_attempt_of_claim on payments (claim_id, attempt) where claim_id is not null;
drop index concurrently if exists charges_one_live_rent;
create unique index concurrently charges_one_live_rent on payments (booking_id)
  where purpose = 'rent' and state in ('asking', 'needs_authentication', 'authorised', 'captured');
drop index concurrently if exists charges_one_live_claim;
create unique index concurrently charges_one_live_claim on payments (claim_id)
  where claim_id is not null and state in ('asking', 'needs_authentication', 'authorised', 'captured');
drop index concurrently if exists charges_of_booking;
create index concurrently charges_of_booking on payments (booking_id, created_at);
