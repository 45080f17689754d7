-- What server/src/features/booking/read/booking-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findTripPage
select "bookings"."id", lower(bookings.during) as "at"
from "bookings"
where bookings.guest_id = $1::uuid
  and (bookings.state in ('awaiting_payment', 'pending', 'second_hold', 'offered', 'confirmed') and upper(bookings.during) > $2 and not (bookings.expires_at is not null and bookings.expires_at <= $3 and bookings.confirming_since is null))
  and (lower(bookings.during), bookings.id) > ($4, $5::uuid)
order by lower(bookings.during) asc, "bookings"."id" asc
limit $6;

-- findTripPage
select "bookings"."id", lower(bookings.during) as "at"
from "bookings"
where bookings.guest_id = $1::uuid
  and not (bookings.state in ('awaiting_payment', 'pending', 'second_hold', 'offered', 'confirmed') and upper(bookings.during) > $2 and not (bookings.expires_at is not null and bookings.expires_at <= $3 and bookings.confirming_since is null))
order by lower(bookings.during) desc, "bookings"."id" desc
limit $4;

-- countTrips
select count(*) as "count"
from "bookings"
where bookings.guest_id = $1::uuid
  and (bookings.state in ('awaiting_payment', 'pending', 'second_hold', 'offered', 'confirmed') and upper(bookings.during) > $2 and not (bookings.expires_at is not null and bookings.expires_at <= $3 and bookings.confirming_since is null));

-- findHostPage
select "bookings"."id", bookings.expires_at as "at"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and (bookings.sent_at is not null or bookings.confirmed_at is not null)
  and bookings.state = 'pending'
  and not (bookings.expires_at is not null and bookings.expires_at <= $4 and bookings.confirming_since is null)
order by bookings.expires_at asc, "bookings"."id" asc
limit $5;

-- findHostPage
select "bookings"."id", lower(bookings.during) as "at"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and bookings.property_id = $4::uuid
  and (bookings.sent_at is not null or bookings.confirmed_at is not null)
  and bookings.state = 'confirmed'
  and upper(bookings.during) > $5
  and (lower(bookings.during), bookings.id) > ($6, $7::uuid)
order by lower(bookings.during) asc, "bookings"."id" asc
limit $8;

-- findHostPage
select "bookings"."id", lower(bookings.during) as "at"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and (bookings.sent_at is not null or bookings.confirmed_at is not null)
  and not (bookings.state in ('awaiting_payment', 'pending', 'second_hold', 'offered', 'confirmed') and upper(bookings.during) > $4 and not (bookings.expires_at is not null and bookings.expires_at <= $5 and bookings.confirming_since is null))
  and (lower(bookings.during), bookings.id) < ($6, $7::uuid)
order by lower(bookings.during) desc, "bookings"."id" desc
limit $8;

-- countHosted
select count(*) as "count"
from "bookings"
where ("bookings"."host_id" = $1::uuid or "bookings"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated')))
  and (bookings.sent_at is not null or bookings.confirmed_at is not null)
  and bookings.state = 'pending'
  and not (bookings.expires_at is not null and bookings.expires_at <= $4 and bookings.confirming_since is null);

-- findAdminPage
select "bookings"."id", "bookings"."created_at" as "createdAt", "guest"."email" as "guestEmail",
  "host"."email" as "hostEmail",
  (select coalesce(sum(amount_cents), 0)::bigint from charges where charges.booking_id = bookings.id and charges.state = 'captured') as "captured",
  (select coalesce(sum(amount_cents), 0)::bigint from credit_uses where credit_uses.booking_id = bookings.id and credit_uses.state = 'spent') as "credit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where true
  and true
  and true
order by "bookings"."created_at" desc, "bookings"."id" desc
limit $1;

-- findAdminPage
select "bookings"."id", "bookings"."created_at" as "createdAt", "guest"."email" as "guestEmail",
  "host"."email" as "hostEmail",
  (select coalesce(sum(amount_cents), 0)::bigint from charges where charges.booking_id = bookings.id and charges.state = 'captured') as "captured",
  (select coalesce(sum(amount_cents), 0)::bigint from credit_uses where credit_uses.booking_id = bookings.id and credit_uses.state = 'spent') as "credit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where (bookings.state = 'expired' or (bookings.expires_at is not null and bookings.expires_at <= $1 and bookings.confirming_since is null))
  and bookings.id between $2::uuid
  and $3::uuid
  and true
  and (bookings.created_at, bookings.id) > ($4, $5::uuid)
order by "bookings"."created_at" asc, "bookings"."id" asc
limit $6;

-- findAdminPage
select "bookings"."id", "bookings"."created_at" as "createdAt", "guest"."email" as "guestEmail",
  "host"."email" as "hostEmail",
  (select coalesce(sum(amount_cents), 0)::bigint from charges where charges.booking_id = bookings.id and charges.state = 'captured') as "captured",
  (select coalesce(sum(amount_cents), 0)::bigint from credit_uses where credit_uses.booking_id = bookings.id and credit_uses.state = 'spent') as "credit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where bookings.state = $1
  and not (bookings.expires_at is not null and bookings.expires_at <= $2 and bookings.confirming_since is null)
  and (properties.title ilike $3 or bookings.production_title ilike $4 or guest.email ilike $5 or host.email ilike $6)
  and true
order by "bookings"."created_at" desc, "bookings"."id" desc
limit $7;

-- findAdminPage
select "bookings"."id", "bookings"."created_at" as "createdAt", "guest"."email" as "guestEmail",
  "host"."email" as "hostEmail",
  (select coalesce(sum(amount_cents), 0)::bigint from charges where charges.booking_id = bookings.id and charges.state = 'captured') as "captured",
  (select coalesce(sum(amount_cents), 0)::bigint from credit_uses where credit_uses.booking_id = bookings.id and credit_uses.state = 'spent') as "credit",
  (select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0) ::bigint from refunds where refunds.booking_id = bookings.id) as "refunded"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where true
  and true
  and exists (select 1 from payouts where payouts.booking_id = bookings.id and (payouts.state = 'refused' or (payouts.state = 'without_account' and payouts.due_at <= $1)))
order by "bookings"."created_at" desc, "bookings"."id" desc
limit $2;

-- countAll
select count(*) as "count"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where true
  and (properties.title ilike $1 or bookings.production_title ilike $2 or guest.email ilike $3 or host.email ilike $4)
  and true;

-- countAll
select count(*) as "count"
from "bookings"
where true
  and true
  and true;

-- countAll
select count(*) as "count"
from "bookings"
where true
  and bookings.id between $1::uuid
  and $2::uuid
  and exists (select 1 from payouts where payouts.booking_id = bookings.id and (payouts.state = 'refused' or (payouts.state = 'without_account' and payouts.due_at <= $3)));
