-- What server/src/features/retention/erase/booking-records.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPacketFiles
select "id"
from "packet_files"
where "booking_id" = $1;

-- findClaimFiles
select "claim_evidence"."file_key" as "key"
from "claim_evidence"
inner join "claims" on "claims"."id" = "claim_evidence"."claim_id"
where "claims"."booking_id" = $1
  and "claim_evidence"."file_key" is not null;

-- findMessageFiles
select "id"
from "message_files"
where "conversation_id" = $1;

-- emptyConversation
delete from message_files
where conversation_id = $1;
update moderation_cases
set reason = '', note = ''
where message_id in (select messages.id from messages where conversation_id = $1);
update messages
set content = ''
where conversation_id = $1
  and content <> '';

-- emptyBooking
update bookings
set production_title = '-', purpose = '-', end_reason = '', end_note = '', billing = null
where id = $1;
update booking_papers
set guest_name = '-', host_name = '-'
where booking_id = $1;
update charges
set token = '', customer = null, client_secret = null, card = null, decline_message = null
where booking_id = $1;
update refunds
set reason = '', settled_reason = ''
where booking_id = $1;
update compliance_packets
set completed_reason = ''
where booking_id = $1;
update releases
set body = ''::bytea
where booking_id = $1;
delete from signing_codes
where release_id in (select releases.id from releases where booking_id = $1);
delete from crew_link_views
where link_id in (select crew_links.id from crew_links where crew_member_id in (select crew_members.id from crew_members where booking_id = $1));
delete from crew_links
where crew_member_id in (select crew_members.id from crew_members where booking_id = $1);
update crew_members
set personal = ''::bytea
where booking_id = $1;
update call_sheets
set personal = ''::bytea
where booking_id = $1;
update packet_files
set name = '-', facts = '{}', removed_at = coalesce(removed_at, $1)
where booking_id = $2;
update claims
set details = ''::bytea, answer = case when answer is null then null else ''::bytea end,
  decision = case when decision is null then null else ''::bytea end
where booking_id = $1;
update claim_evidence
set name = '-'
where claim_id in (select claims.id from claims where booking_id = $1)
  and kind = 'upload';
update moderation_cases
set reason = '', note = '', quote = '-', flags = '[]', text_hash = null
where (place_kind = 'booking' and place_id = $1) or (place_kind = 'claim' and place_id in (select claims.id from claims where booking_id = $2));
update legal_holds
set reason = '-'
where subject_type = 'booking'
  and subject_id = $1;
delete from notifications
where booking_id = $1;
delete from embedded_mails
where strpos(html, $1) > 0 or (sent_at < $2 and recipient in ( select users.email from users join bookings on users.id in (guest_id, host_id) where bookings.id = $3 and not (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "users"."id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "users"."id" in (held.guest_id, held.host_id)))));
delete from subject_keys
where subject_id = $1;
