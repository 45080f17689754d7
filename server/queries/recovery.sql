-- What server/src/features/recovery/recovery.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPaymentCustomers
select "provider", "reference" as "customer"
from "payment_customers"
where "user_id" = $1;

-- findAvatarKey
select "avatar_key" as "key"
from "profiles"
where "id" = $1;

-- deleteEarlierSetUp
delete from second_factors
where user_id = $1;
delete from passkeys
where user_id = $1;
delete from recovery_codes
where user_id = $1;
delete from linked_identities
where user_id = $1;
delete from sign_in_states
where user_id = $1;
delete from saved_cards
where user_id = $1;
delete from payment_customers
where user_id = $1;
delete from payout_accounts
where user_id = $1;
delete from wishlists
where user_id = $1;
delete from listing_drafts
where user_id = $1
  and application_id is null;
delete from commitments
where user_id = $1;
update verifications
set status = 'rejected', decided_at = $1, reason = ''
where user_id = $2
  and status in ('processing', 'in_review');
update profiles
set is_verified = false, verification_status = 'pending', status_before_deactivation = null,
  verification_date = null, verification_provider = null, verification_token = null, avatar_url = null,
  avatar_key = null, preferred_name = null, intro = '', prompts = '{}', personal = null, work = null,
  has_phone = false, has_emergency_contact = false,
  full_name = case when (exists (select from bookings where guest_id = $1 or host_id = $2) or exists (select from properties where host_id = $3)) then full_name else split_part(email, '@', 1) end,
  first_name = case when (exists (select from bookings where guest_id = $4 or host_id = $5) or exists (select from properties where host_id = $6)) then first_name end,
  last_name = case when (exists (select from bookings where guest_id = $7 or host_id = $8) or exists (select from properties where host_id = $9)) then last_name end,
  date_of_birth = case when (exists (select from bookings where guest_id = $10 or host_id = $11) or exists (select from properties where host_id = $12)) then date_of_birth end,
  updated_at = $13
where id = $14;
