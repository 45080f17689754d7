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

-- seeEachOthersReceipts
select "user_id"
from "privacy_settings"
where "user_id" in ($1, $2)
  and "read_receipts" = false
limit $3;

-- findRecentTalks
select "id", case guest_id when $1 then host_id else guest_id end as "otherId"
from "conversations"
where ("guest_id" = $2 or "host_id" = $3)
order by "updated_at" desc, "id"
limit $4;

-- forgetToldReads
update "live_events"
set "data" = live_events.data || '{"seq": 0}'
from "conversations" as "c"
where "live_events"."kind" = $1
  and $2::uuid in (c.guest_id, c.host_id)
  and live_events.user_id = case c.guest_id when $3::uuid then c.host_id else c.guest_id end
  and live_events.data ->> 'conversationId' = c.id::text;

-- findOwner
select "email", password_hash is not null as "hasPassword"
from "users"
where "id" = $1;
