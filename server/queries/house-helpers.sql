-- What server/src/features/cohost/house-helpers.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSpacesOf
select "id", "premises_id" as "house"
from "properties"
where "host_id" = $1
  and "removed_at" is null
  and "premises_id" = any($2);

-- copyHelpers
insert into listing_cohosts ( property_id, email, user_id, rights, whole_house, invited_by, invited_at, expires_at, accepted_at, messages_since, token_hash) select distinct on (helper.email) $1::uuid,
  helper.email, helper.user_id, helper.rights, true, helper.invited_by, helper.invited_at, helper.expires_at,
  case when helper.accepted_at is not null then $2::timestamptz end,
  case when helper.messages_since is not null then $3::timestamptz end, helper.token_hash
from listing_cohosts as helper
join properties on properties.id = helper.property_id
where properties.premises_id = $4
  and helper.whole_house
  and helper.ended_at is null
order by helper.email, helper.accepted_at nulls last, helper.id
returning id, user_id as "userId";
