-- What server/src/features/data-export/export-rows.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findExportRows
select "t"."id", "t"."email", "t"."user_type", "t"."created_at", "t"."email_confirmed_at", "t"."language",
  "t"."time_zone", "t"."password_changed_at", "t"."suspended_at", "t"."closed_at", "t"."closing_until",
  "t"."id" as "__0"
from "users" t
where ("t"."id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."full_name", "t"."first_name", "t"."last_name", "t"."preferred_name", "t"."email",
  "t"."date_of_birth", "t"."avatar_url", "t"."intro", "t"."prompts", "t"."personal", "t"."work",
  "t"."has_phone", "t"."has_emergency_contact", "t"."is_verified", "t"."verification_status",
  "t"."status_before_deactivation", "t"."verification_date", "t"."verification_provider",
  "t"."terms_agreed_at", "t"."updated_at", "t"."id" as "__0"
from "profiles" t
where ("t"."id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."role", "t"."granted_at", "t"."user_id" as "__0", "t"."role" as "__1"
from "user_roles" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id", "t"."role"
limit $2;

-- findExportRows
select "t"."version", "t"."agreed_at", "t"."user_id" as "__0", "t"."version" as "__1"
from "commitments" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id", "t"."version"
limit $2;

-- findExportRows
select "t"."read_receipts", "t"."search_engines", "t"."share_home", "t"."share_trip_type",
  "t"."share_stay_length", "t"."share_services", "t"."updated_at", "t"."user_id" as "__0"
from "privacy_settings" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."no_marketing", "t"."topics_off", "t"."updated_at", "t"."user_id" as "__0"
from "notification_preferences" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."id", "t"."personal", "t"."date_of_birth", "t"."id_last4", "t"."provider", "t"."status",
  "t"."reason", "t"."submitted_at", "t"."decided_at", "t"."id" as "__0"
from "verifications" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."purpose", "t"."media_type", "t"."size_bytes", "t"."uploaded_at", "t"."purge_after",
  "t"."purged_at", "t"."id" as "__0"
from "documents" t
where ("t"."owner_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."kind", "t"."country", "t"."personal", "t"."tax_id_last4", "t"."certified_at", "t"."updated_at",
  "t"."user_id" as "__0"
from "taxpayers" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."country", "t"."personal", "t"."last4", "t"."updated_at", "t"."user_id" as "__0"
from "vat_ids" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."email", "t"."source", "t"."added_at", "t"."email" as "__0"
from "access_whitelist" t
where "t"."email" = (select users.email from users where users.id = $1::uuid)
  and true
order by "t"."email"
limit $2;

-- findExportRows
select "t"."email", "t"."full_name", "t"."user_type", "t"."language", "t"."created_at", "t"."invited_at",
  "t"."id" as "__0"
from "waitlist" t
where "t"."email" = (select users.email from users where users.id = $1::uuid)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."state", "t"."requested_at", "t"."ready_at", "t"."expires_at", "t"."size_bytes",
  "t"."id" as "__0"
from "data_exports" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."user_agent", "t"."address", "t"."place", "t"."created_at", "t"."last_used_at",
  "t"."expires_at", "t"."ended_at", "t"."ended_because", "t"."proved_at", "t"."id" as "__0"
from "sessions" t
where ("t"."user_id" = $1)
  and t.impersonated_by is null
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."provider", "t"."subject", "t"."email", "t"."linked_at", "t"."provider" as "__0",
  "t"."subject" as "__1"
from "linked_identities" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."provider", "t"."subject"
limit $2;

-- findExportRows
select "t"."created_at", "t"."confirmed_at", "t"."user_id" as "__0"
from "second_factors" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."used_at", "t"."user_id" as "__0", "t"."code_hash" as "__1"
from "recovery_codes" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id", "t"."code_hash"
limit $2;

-- findExportRows
select "t"."id", "t"."name", "t"."device_type", "t"."backed_up", "t"."created_at", "t"."last_used_at",
  "t"."id" as "__0"
from "passkeys" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."purpose", "t"."email", "t"."created_at", "t"."expires_at", "t"."used_at",
  "t"."token_hash" as "__0"
from "mail_links" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."token_hash"
limit $2;

-- findExportRows
select "t"."requested_at", "t"."takes_effect_at", "t"."ended_at", "t"."outcome", "t"."id" as "__0"
from "factor_removals" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."at", "t"."action", "t"."subject_type", ("t"."data" - $1::text[]) as "data", "t"."id" as "__0"
from "audit_log" t
where ("t"."actor_id" = $2)
  and true
  and true
order by "t"."id"
limit $3;

-- findExportRows
select "t"."at", "t"."action", "t"."personal", "t"."id" as "__0"
from "audit_log" t
where ("t"."actor_id" = $1)
  and (t.subject_type = 'user' and t.subject_id = $2 and t.personal is not null and t.personal_subject = $3::uuid)
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."at", "t"."action", "t"."id" as "__0"
from "audit_log" t
where ("t"."subject_id" = $1)
  and (t.subject_type = 'user' and t.actor_id is distinct from $2::uuid and t.action = any($3::text[]))
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."at", "t"."personal", "t"."id" as "__0"
from "audit_log" t
where ("t"."subject_id" = $1)
  and (t.subject_type = 'user' and t.action = $2 and t.personal_subject = $3::uuid)
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."id", "t"."status", "t"."revision", "t"."property_type", "t"."place_type", "t"."privacy_level",
  "t"."property_address", "t"."property_city", "t"."property_state", "t"."property_country",
  "t"."property_zipcode", "t"."residential_address", "t"."residential_city", "t"."residential_state",
  "t"."residential_country", "t"."residential_zipcode", "t"."is_business_host", "t"."lat", "t"."lng",
  "t"."pin_moved", "t"."time_zone", "t"."max_guests", "t"."bedrooms", "t"."beds", "t"."bathrooms",
  "t"."size_sqft", "t"."title", "t"."description", "t"."highlights", "t"."amenities", "t"."safety_features",
  "t"."photos", "t"."terms", "t"."premises_id", "t"."areas", "t"."shared_areas", "t"."price_per_day_cents",
  "t"."booking_approval", "t"."guest_preference", "t"."admin_notes", "t"."created_at", "t"."submitted_at",
  "t"."decided_at", "t"."id" as "__0"
from "host_applications" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."application_id", "t"."revision", "t"."status", "t"."content", "t"."terms_changed",
  "t"."admin_notes", "t"."submitted_at", "t"."decided_at", "t"."application_id" as "__0",
  "t"."revision" as "__1"
from "application_revisions" t
where exists (select from "host_applications" o where "o"."id" = "t"."application_id" and ("o"."user_id" = $1) and true)
  and true
order by "t"."application_id", "t"."revision"
limit $2;

-- findExportRows
select "t"."id", "t"."application_id", "t"."premises_id", "t"."areas", "t"."shared_areas", "t"."content",
  "t"."terms", "t"."photos", "t"."screen", "t"."created_at", "t"."updated_at", "t"."id" as "__0"
from "listing_drafts" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."title", "t"."tagline", "t"."description", "t"."property_type", "t"."place_type",
  "t"."privacy_level", "t"."address", "t"."city", "t"."state", "t"."country", "t"."zipcode", "t"."lat",
  "t"."lng", "t"."shown_lat", "t"."shown_lng", "t"."shown_radius_m", "t"."access_notes", "t"."areas_in",
  "t"."areas_out", "t"."house_rules", "t"."allows", "t"."amenities", "t"."highlights", "t"."safety_features",
  "t"."max_guests", "t"."bedrooms", "t"."beds", "t"."bathrooms", "t"."size_sqft", "t"."price_per_day_cents",
  "t"."hourly_rate_cents", "t"."weekend_days", "t"."weekend_price_cents", "t"."weekend_hourly_rate_cents",
  "t"."weekly_discount_percent", "t"."cleaning_fee_cents", "t"."minimum_hours", "t"."min_days",
  "t"."max_days", "t"."opens_at", "t"."closes_at", "t"."week_hours", "t"."rents_by", "t"."space_kind",
  "t"."wifi_name", "t"."wifi_password", "t"."parking", "t"."load_in", "t"."arrival_photos", "t"."menu",
  "t"."menu_photos", "t"."terms_confirmed", "t"."terms_confirmed_at", "t"."notice_hours",
  "t"."turnaround_minutes", "t"."time_zone", "t"."cancellation_policy", "t"."booking_approval",
  "t"."guest_preference", "t"."insurance_min_cents", "t"."permit_required", "t"."crew_address_hours",
  "t"."available", "t"."rating_hundredths", "t"."review_count", "t"."application_id", "t"."premises_id",
  "t"."areas", "t"."shared_areas", "t"."created_at", "t"."updated_at", "t"."removed_at", "t"."id" as "__0"
from "properties" t
where ("t"."host_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."name", "t"."spaces", "t"."address", "t"."zipcode", "t"."city", "t"."state",
  "t"."country", "t"."lat", "t"."lng", "t"."time_zone", "t"."created_at", "t"."id" as "__0"
from "premises" t
where ("t"."host_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."premises_id", "t"."place", "t"."name", "t"."shared_by", "t"."premises_id" as "__0",
  "t"."place" as "__1"
from "areas" t
where exists (select from "premises" o where "o"."id" = "t"."premises_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."premises_id", "t"."place"
limit $2;

-- findExportRows
select "t"."id", "t"."alt", "t"."width", "t"."height", "t"."color", "t"."created_at", "t"."id" as "__0"
from "photos" t
where ("t"."owner_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."property_id", "t"."position", "t"."photo_id", "t"."property_id" as "__0", "t"."position" as "__1"
from "property_photos" t
where exists (select from "properties" o where "o"."id" = "t"."property_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."property_id", "t"."position"
limit $2;

-- findExportRows
select "t"."property_id", "t"."date", "t"."price_cents", "t"."property_id" as "__0", "t"."date" as "__1"
from "price_overrides" t
where exists (select from "properties" o where "o"."id" = "t"."property_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."property_id", "t"."date"
limit $2;

-- findExportRows
select "t"."property_id", "t"."date", "t"."price_cents", "t"."property_id" as "__0", "t"."date" as "__1"
from "hourly_price_overrides" t
where exists (select from "properties" o where "o"."id" = "t"."property_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."property_id", "t"."date"
limit $2;

-- findExportRows
select "t"."kind", "t"."areas", "t"."during", "t"."note", "t"."after_cancellation", "t"."created_at",
  "t"."id" as "__0"
from "holds" t
where exists (select from "properties" o where "o"."search_id" = "t"."listing_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."areas", "t"."name", "t"."url", "t"."event_count", "t"."conflicts",
  "t"."last_error", "t"."last_fetched_at", "t"."last_succeeded_at", "t"."created_at", "t"."id" as "__0"
from "calendar_feeds" t
where exists (select from "properties" o where "o"."id" = "t"."property_id" and ("o"."host_id" = $1) and true)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."email", "t"."rights", "t"."whole_house", "t"."invited_at",
  "t"."expires_at", "t"."accepted_at", "t"."messages_since", "t"."declined_at", "t"."ended_at",
  "t"."id" as "__0"
from "listing_cohosts" t
where ("t"."invited_by" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."rights", "t"."whole_house", "t"."invited_at", "t"."accepted_at",
  "t"."messages_since", "t"."ended_at", "t"."invited_by", "t"."id" as "__0"
from "listing_cohosts" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."guest_id", "t"."host_id", "t"."state", "t"."production_title",
  "t"."production_kind", "t"."purpose", "t"."involves", "t"."crew", "t"."during", "t"."time_zone",
  "t"."choice", "t"."house_rules", "t"."is_instant", "t"."turnaround_minutes", "t"."cancellation_policy",
  "t"."cancellation_steps", "t"."lines", "t"."rates", "t"."add_ons", "t"."rent_cents", "t"."subtotal_cents",
  "t"."fee_cents", "t"."fee_hundredths", "t"."tax_cents", "t"."tax_hundredths", "t"."total_cents",
  "t"."refund_percent", "t"."end_reason", "t"."end_note", "t"."ended_by", "t"."created_at", "t"."sent_at",
  "t"."answered_at", "t"."confirmed_at", "t"."expires_at", "t"."ended_at", "t"."billing", "t"."credit_cents",
  "t"."id" as "__0"
from "bookings" t
where ("t"."guest_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."guest_id", "t"."host_id", "t"."state", "t"."production_title",
  "t"."production_kind", "t"."purpose", "t"."involves", "t"."crew", "t"."during", "t"."time_zone",
  "t"."choice", "t"."house_rules", "t"."is_instant", "t"."turnaround_minutes", "t"."cancellation_policy",
  "t"."cancellation_steps", "t"."lines", "t"."rates", "t"."add_ons", "t"."rent_cents", "t"."subtotal_cents",
  "t"."fee_cents", "t"."fee_hundredths", "t"."tax_cents", "t"."tax_hundredths", "t"."total_cents",
  "t"."refund_percent", "t"."end_reason", "t"."end_note", "t"."ended_by", "t"."created_at", "t"."sent_at",
  "t"."answered_at", "t"."confirmed_at", "t"."expires_at", "t"."ended_at", "t"."penalty_cents",
  "t"."penalty_waived", "t"."id" as "__0"
from "bookings" t
where ("t"."host_id" = $1)
  and (t.sent_at is not null or t.confirmed_at is not null)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."booking_id", "t"."at", "t"."event", "t"."party", "t"."to_state", "t"."id" as "__0"
from "booking_events" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1 or "o"."host_id" = $2) and (o.guest_id = $3::uuid or ((o.sent_at is not null or o.confirmed_at is not null) and t.to_state not in ('awaiting_payment', 'second_hold', 'offered'))))
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."booking_id", "t"."number", "t"."title", "t"."city", "t"."region", "t"."country",
  "t"."booking_id" as "__0"
from "booking_papers" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1 or "o"."host_id" = $2) and (o.guest_id = $3::uuid or o.sent_at is not null or o.confirmed_at is not null))
  and true
order by "t"."booking_id"
limit $4;

-- findExportRows
select "t"."booking_id", "t"."at", "t"."id" as "__0"
from "booking_reveals" t
where ("t"."viewer_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."booking_id", "t"."call_at", "t"."personal", "t"."updated_at", "t"."booking_id" as "__0"
from "call_sheets" t
where ("t"."updated_by" = $1)
  and true
  and true
order by "t"."booking_id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."invoice_id", "t"."status", "t"."location_release_signed",
  "t"."insurance_min_cents", "t"."permit_required", "t"."created_at", "t"."completed_at", "t"."id" as "__0"
from "compliance_packets" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1 or "o"."host_id" = $2) and (o.guest_id = $3::uuid or o.sent_at is not null or o.confirmed_at is not null))
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."kind", "t"."name", "t"."media_type", "t"."size_bytes", "t"."party",
  "t"."facts", "t"."created_at", "t"."countersigned_at", "t"."removed_at", "t"."id" as "__0"
from "packet_files" t
where ("t"."owner_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."version", "t"."template", "t"."issued_at", "t"."superseded_at",
  "t"."id" as "__0"
from "releases" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1 or "o"."host_id" = $2) and (o.guest_id = $3::uuid or o.sent_at is not null or o.confirmed_at is not null))
  and true
order by "t"."id"
limit $4;

-- findExportRows
select "t"."id", "t"."release_id", "t"."party", "t"."signed_at", "t"."verification_id", "t"."details",
  "t"."id" as "__0", (select r.booking_id from releases r where r.id = "t"."release_id") as "__booking"
from "release_signatures" t
where ("t"."signer_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."side", "t"."claimant_id", "t"."respondent_id", "t"."kind",
  "t"."details", "t"."asked_cents", "t"."state", "t"."created_at", "t"."answer_due_at", "t"."answered_at",
  "t"."agrees", "t"."answer", "t"."decided_at", "t"."decision", "t"."awarded_cents", "t"."ended_at",
  "t"."id" as "__0"
from "claims" t
where ("t"."claimant_id" = $1 or "t"."respondent_id" = $2)
  and true
  and true
order by "t"."id"
limit $3;

-- findExportRows
select "t"."id", "t"."claim_id", "t"."kind", "t"."packet_file_id", "t"."message_id", "t"."name",
  "t"."media_type", "t"."size_bytes", "t"."added_at", "t"."id" as "__0"
from "claim_evidence" t
where ("t"."added_by" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."property_id", "t"."side", "t"."subject_id", "t"."rating",
  "t"."body", "t"."shares", "t"."created_at", "t"."published_at", "t"."reply", "t"."replied_at",
  "t"."hidden_at", "t"."hidden_reason", "t"."id" as "__0"
from "reviews" t
where ("t"."author_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."property_id", "t"."side", "t"."author_id", "t"."rating", "t"."body",
  "t"."shares", "t"."published_at", "t"."reply", "t"."replied_at", "t"."id" as "__0"
from "reviews" t
where ("t"."subject_id" = $1)
  and (t.published_at is not null and t.hidden_at is null)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."purpose", "t"."claim_id", "t"."attempt", "t"."amount_cents",
  "t"."state", "t"."card", "t"."is_away", "t"."decline_code", "t"."decline_message", "t"."authorised_until",
  "t"."disputed_at", "t"."created_at", "t"."settled_at", "t"."id" as "__0"
from "charges" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1) and true)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."booking_id", "t"."payment_id", "t"."claim_id", "t"."kind", "t"."amount_cents",
  "t"."to_credit_cents", "t"."state", "t"."created_at", "t"."settled_at", "t"."id" as "__0"
from "refunds" t
where exists (select from "bookings" o where "o"."id" = "t"."booking_id" and ("o"."guest_id" = $1) and true)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."provider", "t"."brand", "t"."last4", "t"."exp_month", "t"."exp_year",
  "t"."is_default", "t"."created_at", "t"."id" as "__0"
from "saved_cards" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."provider", "t"."created_at", "t"."user_id" as "__0", "t"."provider" as "__1"
from "payment_customers" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id", "t"."provider"
limit $2;

-- findExportRows
select "t"."provider", "t"."label", "t"."status", "t"."created_at", "t"."updated_at",
  "t"."user_id" as "__0", "t"."provider" as "__1"
from "payout_accounts" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id", "t"."provider"
limit $2;

-- findExportRows
select "t"."id", "t"."cause", "t"."booking_id", "t"."claim_id", "t"."referral_id", "t"."state",
  "t"."due_at", "t"."due_cents", "t"."withheld_cents", "t"."paid_cents", "t"."refused_code", "t"."created_at",
  "t"."settled_at", "t"."id" as "__0"
from "payouts" t
where ("t"."host_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."name", "t"."kind", "t"."id" as "__0"
from "ledger_accounts" t
where "t"."name" = any($1::text[] || array(select 'guest:' || b.id from bookings b where b.guest_id = $2::uuid))
  and true
order by "t"."id"
limit $3;

-- findExportRows
select "t"."id", "t"."at", "t"."kind", "t"."booking_id", "t"."id" as "__0"
from "ledger_transfers" t
where t.id = any(array(select e.transfer_id from ledger_entries e where "e"."account_id" = any(array( select a.id from ledger_accounts a where "a"."name" = any($1::text[] || array(select 'guest:' || b.id from bookings b where b.guest_id = $2::uuid))))))
  and true
order by "t"."id"
limit $3;

-- findExportRows
select "t"."transfer_id", "t"."account_id", "t"."amount_cents", "t"."transfer_id" as "__0",
  "t"."account_id" as "__1"
from "ledger_entries" t
where "t"."account_id" = any(array( select a.id from ledger_accounts a where "a"."name" = any($1::text[] || array(select 'guest:' || b.id from bookings b where b.guest_id = $2::uuid))))
  and true
order by "t"."transfer_id", "t"."account_id"
limit $3;

-- findExportRows
select "t"."id", "t"."kind", "t"."code_last4", "t"."amount_cents", "t"."percent", "t"."up_to_cents",
  "t"."from_total_cents", "t"."issued_at", "t"."expires_at", "t"."stopped_at", "t"."id" as "__0"
from "credits" t
where exists (select from "credit_holders" o where "o"."credit_id" = "t"."id" and ("o"."user_id" = $1) and true)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."credit_id", "t"."added_at", "t"."credit_id" as "__0", "t"."user_id" as "__1"
from "credit_holders" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."credit_id", "t"."user_id"
limit $2;

-- findExportRows
select "t"."id", "t"."credit_id", "t"."booking_id", "t"."amount_cents", "t"."returned_cents", "t"."state",
  "t"."created_at", "t"."settled_at", "t"."id" as "__0"
from "credit_uses" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."guest_id", "t"."host_id", "t"."created_at", "t"."updated_at",
  "t"."id" as "__0"
from "conversations" t
where ("t"."guest_id" = $1 or "t"."host_id" = $2)
  and true
  and true
order by "t"."id"
limit $3;

-- findExportRows
select "t"."id", "t"."conversation_id", "t"."sender_id", "t"."content", "t"."created_at", "t"."is_flagged",
  "t"."flag_reason", "t"."seq" as "__0"
from "messages" t
where exists (select from "conversations" o where "o"."id" = "t"."conversation_id" and ("o"."guest_id" = $1 or "o"."host_id" = $2) and (not t.is_flagged or t.sender_id = $3::uuid))
  and true
order by "t"."seq"
limit $4;

-- findExportRows
select "t"."id", "t"."conversation_id", "t"."content", "t"."created_at", "t"."is_flagged",
  "t"."flag_reason", "t"."seq" as "__0"
from "messages" t
where ("t"."sender_id" = $1)
  and not exists (select from conversations c where c.id = t.conversation_id and $2::uuid in (c.guest_id, c.host_id))
  and true
order by "t"."seq"
limit $3;

-- findExportRows
select "t"."id", "t"."conversation_id", "t"."message_id", "t"."name", "t"."media_type", "t"."size_bytes",
  "t"."width", "t"."height", "t"."created_at", "t"."id" as "__0"
from "message_files" t
where ("t"."owner_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."conversation_id", "t"."read_at", "t"."conversation_id" as "__0", "t"."user_id" as "__1"
from "conversation_reads" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."conversation_id", "t"."user_id"
limit $2;

-- findExportRows
select "t"."conversation_id", "t"."mailed_at", "t"."conversation_id" as "__0", "t"."user_id" as "__1"
from "conversation_mails" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."conversation_id", "t"."user_id"
limit $2;

-- findExportRows
select "t"."blocked_id", "t"."created_at", "t"."blocker_id" as "__0", "t"."blocked_id" as "__1"
from "user_blocks" t
where ("t"."blocker_id" = $1)
  and true
  and true
order by "t"."blocker_id", "t"."blocked_id"
limit $2;

-- findExportRows
select "t"."id", "t"."subject_id", "t"."message_id", "t"."review_id", "t"."reason", "t"."created_at",
  "t"."decided_at", "t"."id" as "__0"
from "moderation_cases" t
where ("t"."reporter_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."message_id", "t"."place_kind", "t"."field", "t"."quote", "t"."flags", "t"."reason",
  "t"."state", "t"."created_at", "t"."decided_at", "t"."id" as "__0"
from "moderation_cases" t
where ("t"."subject_id" = $1)
  and t.reporter_id is null
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."kind", "t"."about", "t"."booking_id", "t"."created_at", "t"."read_at",
  "t"."seq" as "__0"
from "notifications" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."seq"
limit $2;

-- findExportRows
select "t"."mailing_id", "t"."created_at", "t"."mailing_id" as "__0", "t"."user_id" as "__1"
from "mailing_letters" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."mailing_id", "t"."user_id"
limit $2;

-- findExportRows
select "t"."id", "t"."kind", "t"."subject", "t"."sent_at", "t"."id" as "__0"
from "embedded_mails" t
where "t"."recipient" = (select users.email from users where users.id = $1::uuid)
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."property_id", "t"."created_at", "t"."id" as "__0"
from "wishlists" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."code", "t"."created_at", "t"."user_id" as "__0"
from "referral_codes" t
where ("t"."user_id" = $1)
  and true
  and true
order by "t"."user_id"
limit $2;

-- findExportRows
select "t"."id", "t"."email", "t"."invited_at", "t"."joined_at", "t"."earned_at", "t"."reward_cents",
  "t"."id" as "__0"
from "referrals" t
where ("t"."referrer_id" = $1)
  and t.source = 'mail'
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."id", "t"."invited_at", "t"."joined_at", "t"."earned_at", "t"."reward_cents", "t"."id" as "__0"
from "referrals" t
where ("t"."referrer_id" = $1)
  and t.source = 'link'
  and true
order by "t"."id"
limit $2;

-- findExportRows
select "t"."referrer_id", "t"."source", "t"."email", "t"."joined_at", "t"."id" as "__0"
from "referrals" t
where ("t"."referred_id" = $1)
  and true
  and true
order by "t"."id"
limit $2;

-- findFirstNames
select "id",
  coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "name"
from "profiles"
where "id" = any($1);
