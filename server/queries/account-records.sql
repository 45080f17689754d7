-- What server/src/features/retention/erase/account-records.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- emptyVerification
update documents
set wrapped_key = null, purged_at = $1
where purged_at is null
  and id = (select document_id from verifications where id = $2);
update verifications
set personal = ''::bytea, date_of_birth = $1, id_last4 = null, id_hash = null, provider_reference = null,
  redirect_url = null, flags = '{}', reason = case when reason is null then null else '' end
where id = $2;

-- emptyAccount
update users
set email = $1, password_hash = $2, closing_until = null, language = null, time_zone = null
where id = $3;
update profiles
set full_name = $1, first_name = null, last_name = null, email = $2, avatar_url = null, avatar_key = null,
  preferred_name = $3, intro = '', prompts = '{}', personal = null, work = null, has_phone = false,
  has_emergency_contact = false, date_of_birth = null, verification_token = null, updated_at = $4
where id = $5;
update host_applications
set residential_address = '-', residential_city = '-', residential_state = '-', residential_zipcode = '-'
where user_id = $1;
update application_revisions
set content = case when content ? 'residence' then jsonb_set(content, '{residence}', content -> 'residence' || '{"address": "-", "city": "-", "state": "-", "zip": "-"}') else content end
where application_id in (select host_applications.id from host_applications where user_id = $1);
delete from refresh_tokens
where session_id in (select sessions.id from sessions where user_id = $1);
delete from proof_codes
where session_id in (select sessions.id from sessions where user_id = $1);
delete from sessions
where user_id = $1;
delete from privacy_settings
where user_id = $1;
delete from second_factors
where user_id = $1;
delete from recovery_codes
where user_id = $1;
delete from passkeys
where user_id = $1;
delete from passkey_challenges
where user_id = $1;
delete from linked_identities
where user_id = $1;
delete from sign_in_states
where user_id = $1;
update listing_cohosts
set email = case when user_id is null or user_id = $1 or email = any($2::text[]) then $3 else email end,
  token_hash = null, ended_at = coalesce(ended_at, $4), ended_by = coalesce(ended_by, $5)
where user_id = $6 or email = any($7::text[]) or property_id in (select properties.id from properties where host_id = $8);
delete from mail_links
where user_id = $1;
delete from invitation_links
where email = any($1::text[]);
delete from factor_removals
where user_id = $1;
delete from access_whitelist
where email = $1;
delete from waitlist
where email = any($1::text[]);
delete from embedded_mails
where recipient = any($1::text[]);
delete from person_notes
where user_id = $1;
update data_exports
set expires_at = $1
where user_id = $2
  and state = 'ready';
delete from referral_codes
where user_id = $1;
update referrals
set email = 'closed-' || referrals.id || '@invalid'
where referrer_id = $1 or referred_id = $2 or email = any($3::text[]);
update moderation_cases
set reason = '', note = case when subject_id = $1 then '' else note end,
  quote = case when subject_id = $2 and quote is not null then '-' else quote end,
  flags = case when subject_id = $3 then '[]' else flags end,
  text_hash = case when subject_id = $4 then null else text_hash end
where subject_id = $5 or reporter_id = $6;
update reviews
set shares = '{}'
where author_id = $1;
delete from conversation_reads
where user_id = $1;
delete from wishlists
where user_id = $1;
delete from listing_drafts
where user_id = $1;
delete from notifications
where user_id = $1;
delete from notification_preferences
where user_id = $1;
delete from message_mails
where user_id = $1;
delete from conversation_mails
where user_id = $1;
delete from mailing_letters
where user_id = $1;
delete from live_events
where user_id = $1;
delete from user_blocks
where blocker_id = $1 or blocked_id = $2;
update holds
set note = ''
where note <> ''
  and listing_id in (select search_id from properties where host_id = $1);
update legal_holds
set reason = '-'
where subject_type = 'user'
  and subject_id = $1;
delete from calendar_feeds
where property_id in (select properties.id from properties where host_id = $1);
delete from saved_cards
where user_id = $1;
delete from payment_customers
where user_id = $1;
delete from payout_accounts
where user_id = $1
  and not exists ( select 1 from payouts where host_id = $2 and state not in ('paid', 'settled'));

-- findEmailChanges
select "personal"
from "audit_log"
where "subject_type" = $1
  and "subject_id" = $2
  and "action" = $3
  and "personal_subject" = $4;

-- findAddressesInUse
select "email"
from "users"
where "email" = any($1);

-- findLooseConversations
select c.id
from conversations c
where c.id in ( select id from conversations where guest_id = $1 union select id from conversations where host_id = $2 union select conversation_id from messages where sender_id = $3 union select conversation_id from message_files where owner_id = $4)
  and not exists ( select 1 from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id and b.host_id = c.host_id);

-- findFilesSentBy
select "id"
from "message_files"
where "owner_id" = $1
  and "conversation_id" = any($2);

-- emptyMessagesBy
delete from message_files
where owner_id = $1
  and conversation_id = any($2);
update messages
set content = ''
where sender_id = $1
  and conversation_id = any($2)
  and content <> '';

-- emptyIdleRecords
delete from taxpayers
where user_id = $1
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists (select from bookings b where b.host_id = $3 and not exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));
delete from vat_ids
where user_id = $1
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists (select from bookings b where b.host_id = $3 and not exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));
update properties
set address = '-', access_notes = '', wifi_name = '', wifi_password = '', parking = '', load_in = '',
  arrival_photos = '{}', areas_in = '', areas_out = '', lat = shown_lat, lng = shown_lng
where host_id = $1
  and address <> '-'
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists ( select from bookings b where b.property_id = properties.id and not exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));
update premises
set name = '', address = '-',
  lat = (select shown_lat from properties where premises_id = premises.id limit 1),
  lng = (select shown_lng from properties where premises_id = premises.id limit 1)
where host_id = $1
  and address <> '-'
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists ( select from properties where premises_id = premises.id and address <> '-');
delete from shown_offsets
where property_id in (select id from properties where host_id = $1 and address = '-');
update application_revisions
set admin_notes = case when not exists (select from properties p where p.application_id = host_applications.id) then null else application_revisions.admin_notes end,
  content = content || jsonb_build_object('pin', null, 'location', content -> 'location' || '{"address": "-", "zip": "-"}') || case when not exists (select from properties p where p.application_id = host_applications.id) then '{"title": "-", "description": "-", "photos": []}' else '{}' end::jsonb
from host_applications
where host_applications.id = application_id
  and user_id = $1
  and content #>> '{location,address}' <> '-'
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists (select from bookings b join properties p on p.id = b.property_id where p.application_id = host_applications.id and not exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));
update host_applications
set property_address = '-', property_zipcode = '-', terms = null, lat = null, lng = null, pin_moved = false,
  title = case when not exists (select from properties p where p.application_id = host_applications.id) then '-' else title end,
  description = case when not exists (select from properties p where p.application_id = host_applications.id) then '-' else description end,
  photos = case when not exists (select from properties p where p.application_id = host_applications.id) then '{}' else photos end,
  admin_notes = case when not exists (select from properties p where p.application_id = host_applications.id) then null else admin_notes end
where user_id = $1
  and property_address <> '-'
  and exists (select from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists (select from bookings b join properties p on p.id = b.property_id where p.application_id = host_applications.id and not exists (select from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));

-- eraseIdleKey
delete from subject_keys
where subject_id = $1
  and exists (select 1 from erasures e where e.rule = 'closed_accounts' and e.subject_id = $2)
  and not exists (select 1 from verifications v where v.user_id = $3 and not exists ( select 1 from erasures e where e.rule = 'verification_records' and e.subject_id = v.id))
  and not exists (select 1 from bookings b where $4 in (b.guest_id, b.host_id) and not exists ( select 1 from erasures e where e.rule = 'booking_records' and e.subject_id = b.id));
