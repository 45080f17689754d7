-- What server/src/features/privacy/privacy.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSettings
select "read_receipts" as "readReceipts", "search_engines" as "searchEngines", "share_home" as "shareHome",
  "share_trip_type" as "shareTripType", "share_stay_length" as "shareStayLength",
  "share_services" as "shareServices"
from "privacy_settings"
where "user_id" = $1;

-- lockSettingsOf
select "id"
from "users"
where "id" = $1 for no key update;

-- saveSettings
insert into "privacy_settings" ("read_receipts", "search_engines", "share_home", "share_trip_type", "share_stay_length", "share_services", "user_id", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("user_id") do update
set "read_receipts" = $9, "search_engines" = $10, "share_home" = $11, "share_trip_type" = $12,
  "share_stay_length" = $13, "share_services" = $14, "updated_at" = $15;

-- findReceiptsSeenBy
select "user_id" as "userId"
from "privacy_settings"
where "user_id" in ($1, $2)
  and "read_receipts" = false;

-- findRecentTalks
select "c"."id",
  case when c.guest_id = $1::uuid then c.host_id || array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $2 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) else array[c.guest_id] end as "others"
from "conversations" as "c"
where (c.guest_id = $3::uuid or c.host_id = $4::uuid or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $5::uuid and shared.accepted_at is not null and shared.ended_at is null and $6 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
order by "c"."updated_at" desc, "c"."id"
limit $7;

-- forgetReadEvents
update "live_events"
set "data" = live_events.data || '{"seq": 0}'
from "conversations" as "c"
where "live_events"."kind" = $1
  and (c.guest_id = $2::uuid or c.host_id = $3::uuid or c.property_id = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $4::uuid and shared.accepted_at is not null and shared.ended_at is null and $5 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and live_events.user_id = any(case when c.guest_id = $6::uuid then c.host_id || array(select shared.user_id from listing_cohosts as shared join profiles as helper on helper.id = shared.user_id join users as helper_user on helper_user.id = shared.user_id join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id where shared.property_id = c.property_id and shared.user_id is not null and shared.accepted_at is not null and shared.ended_at is null and $7 = any(shared.rights) and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated' order by shared.user_id) else array[c.guest_id] end)
  and live_events.data ->> 'conversationId' = c.id::text;
