-- Without a transaction.
-- Whoever holds, shows or reconciles the payouts of a booking asks for all of them, whatever their cause.
drop index concurrently if exists payouts_by_booking;
create index concurrently payouts_by_booking on payouts (booking_id);
drop index concurrently if exists refunds_by_payment;
create index concurrently refunds_by_payment on refunds (payment_id);
drop index concurrently if exists refunds_by_claim;
create index concurrently refunds_by_claim on refunds (claim_id) where claim_id is not null;

-- The sweep comes every ten minutes and mostly finds nothing.
drop index concurrently if exists refresh_tokens_expiry;
create index concurrently refresh_tokens_expiry on refresh_tokens (expires_at);
drop index concurrently if exists mail_links_expiry;
create index concurrently mail_links_expiry on mail_links (expires_at);

-- What is erased or handed out with a person, and with a booking.
drop index concurrently if exists conversation_reads_of_user;
create index concurrently conversation_reads_of_user on conversation_reads (user_id, conversation_id);
drop index concurrently if exists conversation_mails_of_user;
create index concurrently conversation_mails_of_user on conversation_mails (user_id, conversation_id);
drop index concurrently if exists message_files_of_owner;
create index concurrently message_files_of_owner on message_files (owner_id, id);
drop index concurrently if exists message_files_of_conversation;
create index concurrently message_files_of_conversation on message_files (conversation_id);
drop index concurrently if exists notifications_of_booking;
create index concurrently notifications_of_booking on notifications (booking_id) where booking_id is not null;

-- What takes place today.
drop index concurrently if exists bookings_taking_place;
create index concurrently bookings_taking_place on bookings using gist (during)
  where state in ('confirmed', 'completed');
