-- What server/src/features/cohost/cohost.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findGiven
select "c"."id", "c"."property_id" as "propertyId", "p"."host_id" as "hostId", "p"."title", "p"."city",
  "p"."state", "c"."email", "c"."user_id" as "userId", "person"."full_name" as "name",
  "person"."is_verified" as "isVerified", "c"."rights", "c"."invited_at" as "invitedAt",
  "c"."expires_at" as "expiresAt", "c"."accepted_at" as "acceptedAt", "c"."ended_at" as "endedAt",
  "c"."declined_at" as "declinedAt", "c"."messages_since" as "messagesSince",
  "c"."whole_house" as "hasWholeHouse"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
left join "profiles" as "person" on "person"."id" = "c"."user_id"
where "p"."host_id" = $1
  and ("c"."ended_at" is null or "c"."ended_at" > $2)
order by c.ended_at is not null, "c"."ended_at" desc, "p"."title", "c"."email", "c"."id"
limit $3;

-- findListingsOf
select "properties"."id", "properties"."title", "properties"."city", "properties"."state",
  case when premises.spaces > 1 then json_build_object('id', premises.id, 'name', premises.name) end as "house"
from "properties"
inner join "premises" on "premises"."id" = "properties"."premises_id"
where "properties"."host_id" = $1
  and "properties"."removed_at" is null
order by "properties"."title", "properties"."id";

-- lockListingsOf
select "id"
from "properties"
where "host_id" = $1
  and "removed_at" is null
  and "id" = any($2)
order by "id" for no key update;

-- findOpen
select "listing_cohosts"."id", "property_id" as "propertyId", "email", "accepted_at" as "acceptedAt", "title"
from "listing_cohosts"
inner join "properties" on "properties"."id" = "listing_cohosts"."property_id"
where "property_id" = any($1)
  and "ended_at" is null;

-- insertInvitation
insert into listing_cohosts (property_id, email, rights, whole_house, invited_by, invited_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (property_id, email)
where ended_at is null do update
set rights = excluded.rights, whole_house = excluded.whole_house, invited_at = excluded.invited_at,
  expires_at = excluded.expires_at, token_hash = null
returning id;

-- lockGiven
select "c"."id", "c"."property_id" as "propertyId", "p"."host_id" as "hostId", "p"."title", "p"."city",
  "p"."state", "c"."email", "c"."user_id" as "userId", "person"."full_name" as "name",
  "person"."is_verified" as "isVerified", "c"."rights", "c"."invited_at" as "invitedAt",
  "c"."expires_at" as "expiresAt", "c"."accepted_at" as "acceptedAt", "c"."ended_at" as "endedAt",
  "c"."declined_at" as "declinedAt", "c"."messages_since" as "messagesSince",
  "c"."whole_house" as "hasWholeHouse"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
left join "profiles" as "person" on "person"."id" = "c"."user_id"
where "p"."host_id" = $1
  and "c"."id" = $2
  and "c"."ended_at" is null for no key update of "p"
for update of "c";

-- lockReceived
select "c"."id", "c"."property_id" as "propertyId", "c"."user_id" as "userId", "p"."host_id" as "hostId",
  "c"."rights"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where "c"."id" = $1
  and "c"."user_id" = $2
  and "c"."accepted_at" is not null
  and "c"."ended_at" is null for no key update of "p"
for update of "c";

-- updateRights
update "listing_cohosts"
set "rights" = $1, "messages_since" = $2
where "id" = $3;

-- renewInvitation
update "listing_cohosts"
set "invited_at" = $1, "expires_at" = $2, "token_hash" = $3
where "id" = $4;

-- forgetMessageEvents
update live_events
set kind = 'unread', data = '{}'
from conversations c
where live_events.user_id = $1
  and live_events.kind in ('message', 'read')
  and c.property_id = $2
  and $3::uuid not in (c.guest_id, c.host_id)
  and live_events.data ->> 'conversationId' = c.id::text;

-- endAccess
update "listing_cohosts"
set "ended_at" = $1, "ended_by" = $2, "token_hash" = $3
where "id" = $4;

-- lockCalendarsKnownTo
select "c"."id" as "cohostId", "p"."id" as "propertyId", "p"."host_id" as "hostId"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
where "c"."user_id" = $1
  and "c"."accepted_at" is not null
  and "c"."ended_at" is null
  and 'calendar' = any(c.rights)
order by "p"."id" for no key update of "p";

-- replaceCalendarToken
update "properties"
set "calendar_token" = $1
where "id" = $2;

-- findWaiting
select "c"."id", "c"."property_id" as "propertyId", "c"."email", "c"."rights",
  "c"."expires_at" as "expiresAt", "p"."title", "p"."city", "p"."state", "p"."host_id" as "hostId",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "host"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "users" as "host_user" on "host_user"."id" = "p"."host_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
where "c"."accepted_at" is null
  and "c"."ended_at" is null
  and "c"."expires_at" > $1
  and "host_user"."suspended_at" is null
  and "host_user"."closed_at" is null
  and "host"."verification_status" <> $2
  and "c"."id" = any($3)
order by "p"."title", "c"."id";

-- findByToken
select "c"."id", "c"."property_id" as "propertyId", "c"."email", "c"."rights",
  "c"."expires_at" as "expiresAt", "p"."title", "p"."city", "p"."state", "p"."host_id" as "hostId",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "host"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "users" as "host_user" on "host_user"."id" = "p"."host_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
where "c"."accepted_at" is null
  and "c"."ended_at" is null
  and "c"."expires_at" > $1
  and "host_user"."suspended_at" is null
  and "host_user"."closed_at" is null
  and "host"."verification_status" <> $2
  and "c"."token_hash" = $3
order by "p"."title", "c"."id";

-- lockByToken
select "c"."id", "c"."property_id" as "propertyId", "c"."email", "c"."rights",
  "c"."expires_at" as "expiresAt", "p"."title", "p"."city", "p"."state", "p"."host_id" as "hostId",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "host"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "users" as "host_user" on "host_user"."id" = "p"."host_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
where "c"."accepted_at" is null
  and "c"."ended_at" is null
  and "c"."expires_at" > $1
  and "host_user"."suspended_at" is null
  and "host_user"."closed_at" is null
  and "host"."verification_status" <> $2
  and "c"."token_hash" = $3
order by "p"."title", "c"."id"
for update of "c";

-- keepToken
update "listing_cohosts"
set "token_hash" = $1
where "id" = any($2);

-- takeInvitations
update "listing_cohosts"
set "user_id" = $1, "accepted_at" = $2, "token_hash" = $3,
  "messages_since" = case when 'messages' = any(rights) then $4::timestamptz end
where "id" = any($5);

-- findAddress
select "email"
from "users"
where "id" = $1;

-- hasAccount
select "id"
from "users"
where "email" = $1;

-- declineInvitations
update "listing_cohosts"
set "declined_at" = $1, "ended_at" = $2, "ended_by" = $3, "token_hash" = $4
where "id" = any($5);

-- findDeclinedLetter
select "p"."title", "c"."email", "host_user"."email" as "hostEmail", "host"."full_name" as "hostFullName"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "users" as "host_user" on "host_user"."id" = "p"."host_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
where "c"."id" = $1
  and "c"."declined_at" is not null;

-- findCohostLetter
select "p"."title", "c"."rights", "c"."ended_at" as "endedAt", c.ended_by = c.user_id as "hasLeft",
  "host_user"."email" as "hostEmail", "host"."full_name" as "hostFullName",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  "helper_user"."email" as "helperEmail", "helper"."full_name" as "helperFullName",
  coalesce("helper"."preferred_name", "helper"."first_name", split_part("helper"."full_name", ' ', 1)) as "helperName"
from "listing_cohosts" as "c"
inner join "properties" as "p" on "p"."id" = "c"."property_id"
inner join "users" as "host_user" on "host_user"."id" = "p"."host_id"
inner join "profiles" as "host" on "host"."id" = "p"."host_id"
inner join "users" as "helper_user" on "helper_user"."id" = "c"."user_id"
inner join "profiles" as "helper" on "helper"."id" = "c"."user_id"
where "c"."id" = $1;

-- findBookingLetter
select "b"."id", "b"."state", "b"."property_id" as "propertyId", "b"."expires_at" as "expiresAt",
  "b"."time_zone" as "timeZone", lower(b.during) as "startsAt", "b"."production_title" as "production",
  "p"."title",
  coalesce("guest"."preferred_name", "guest"."first_name", split_part("guest"."full_name", ' ', 1)) as "guestName",
  coalesce("host"."preferred_name", "host"."first_name", split_part("host"."full_name", ' ', 1)) as "hostName",
  coalesce("answerer"."preferred_name", "answerer"."first_name", split_part("answerer"."full_name", ' ', 1)) as "answerer",
  "reader"."email", "reader_profile"."full_name" as "fullName"
from "bookings" as "b"
inner join "properties" as "p" on "p"."id" = "b"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "b"."guest_id"
inner join "profiles" as "host" on "host"."id" = "b"."host_id"
inner join "users" as "reader" on "reader"."id" = $1
inner join "profiles" as "reader_profile" on "reader_profile"."id" = "reader"."id"
left join "profiles" as "answerer" on answerer.id = (select e.actor_id from booking_events e where e.booking_id = b.id and e.event in ('accept', 'decline') order by e.id desc limit 1)
where "b"."id" = $2;
