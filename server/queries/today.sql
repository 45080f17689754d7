-- What server/src/features/booking/read/today.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRequests
select "bookings"."id"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and bookings.state = 'pending'
  and (bookings.expires_at > $4 or bookings.confirming_since is not null)
order by bookings.expires_at, "bookings"."id"
limit $5;

-- findArriving
select "bookings"."id"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and bookings.state = 'confirmed'
  and lower(bookings.during) > $4
  and (lower(bookings.during) at time zone bookings.time_zone)::date = ($5::timestamptz at time zone bookings.time_zone)::date
order by lower(bookings.during), "bookings"."id"
limit $6;

-- findInProgress
select "bookings"."id"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and bookings.state = 'confirmed'
  and bookings.during @> $4::timestamptz
order by upper(bookings.during), "bookings"."id"
limit $5;

-- findToReview
select "bookings"."id"
from "bookings"
where bookings.host_id = $1::uuid
  and bookings.state = 'completed'
  and upper(bookings.during) > $2
  and not exists (select 1 from reviews where reviews.booking_id = bookings.id and reviews.side = 'host')
order by upper(bookings.during) desc, "bookings"."id"
limit $3;

-- findComingUp
select "bookings"."id"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and lower(bookings.during) > $4
  and not (lower(bookings.during) at time zone bookings.time_zone)::date = ($5::timestamptz at time zone bookings.time_zone)::date
  and (bookings.state = 'confirmed' or (bookings.state = 'pending' and (bookings.expires_at > $6 or bookings.confirming_since is not null)))
order by lower(bookings.during), "bookings"."id"
limit $7;

-- findSheetListings
select "properties"."id",
  case when properties.host_id <> $1::uuid then coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) end as "sharedBy",
  "search_id" as "searchId", "title", "time_zone" as "timeZone", "opens_at" as "opensAt",
  "closes_at" as "closesAt", "week_hours" as "weekHours",
  (select photo_id from property_photos where property_photos.property_id = properties.id order by position limit 1) as "coverId"
from "properties"
inner join "profiles" as "host" on "host"."id" = "properties"."host_id"
where ("properties"."host_id" = $2::uuid or "properties"."id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $3::uuid and shared.accepted_at is not null and shared.ended_at is null and $4 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and "available" = true
order by "properties"."created_at", "properties"."id"
limit $5;

-- findTermsToConfirm
select "id", "title", "terms_confirmed" as "confirmed"
from "properties"
where "host_id" = $1
  and "available" = true
  and not terms_confirmed @> $2::text[]
order by "created_at", "id"
limit $3;

-- hasPayoutAccount
select "user_id"
from "payout_accounts"
where "user_id" = $1
  and "status" = $2;
