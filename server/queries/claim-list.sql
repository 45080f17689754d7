-- What server/src/features/claim/decide/claim-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findClaimPage
select "claims".*,
  case when claims.side = 'host' and claims.state = 'decided' and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end as "owed",
  extract(epoch from claims.created_at)::int as "key", "properties"."title",
  "bookings"."production_title" as "production", "guest"."email" as "guestEmail",
  "host"."email" as "hostEmail",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "claims"."id") as "assignee"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where (claims.state = 'answered' or (claims.state = 'open' and claims.answer_due_at <= $2))
  and true
  and true
order by extract(epoch from claims.created_at)::int desc, "claims"."id" desc
limit $3;

-- findClaimPage
select "claims".*,
  case when claims.side = 'host' and claims.state = 'decided' and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end as "owed",
  claims.asked_cents::int as "key", "properties"."title", "bookings"."production_title" as "production",
  "guest"."email" as "guestEmail", "host"."email" as "hostEmail",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $1 and assignments.subject_id = "claims"."id") as "assignee"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where case when claims.side = 'host'
  and claims.state = 'decided'
  and not exists ( select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured' ) then claims.awarded_cents else 0 end > 0
  and (claims.id::text like $2 or claims.booking_id::text like $3 or properties.title ilike $4 or bookings.production_title ilike $5 or guest.email ilike $6 or host.email ilike $7)
  and exists (select 1 from assignments where assignments.queue = $8 and assignments.subject_id = "claims"."id" and assignments.assignee_id = $9::uuid)
  and (claims.asked_cents::int, claims.id) < ($10::int, $11::uuid)
order by claims.asked_cents::int desc, "claims"."id" desc
limit $12;

-- countClaims
select count(*) as "count"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
where (claims.state = 'answered' or (claims.state = 'open' and claims.answer_due_at <= $1))
  and true
  and true;

-- findCaseFacts
select "guest"."email" as "guestEmail", "host"."email" as "hostEmail", "packet"."id" as "packetId",
  "packet"."status" as "packetStatus",
  (select count(*) from packet_files where packet_files.booking_id = bookings.id and removed_at is null) as "files"
from "claims"
inner join "bookings" on "bookings"."id" = "claims"."booking_id"
inner join "users" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "host" on "host"."id" = "bookings"."host_id"
left join "compliance_packets" as "packet" on "packet"."booking_id" = "bookings"."id"
where "claims"."id" = $1;

-- findPayoutsOf
select "cause", "state", "due_at" as "dueAt", coalesce(paid_cents, 0) as "paid"
from "payouts"
where "booking_id" = $1
order by "created_at", "id";
