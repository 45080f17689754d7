-- What server/src/features/booking/admin/refund-queue.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findRefundPage
select "refunds"."id", "refunds"."booking_id" as "bookingId", "properties"."title",
  "users"."email" as "guestEmail", "refunds"."amount_cents" as "amount",
  (refunds.amount_cents - refunds.to_credit_cents) as "toCard", "refunds"."kind", "refunds"."reason",
  "refunds"."state",
  (refunds.state = 'failed' or (refunds.state = 'asking' and refunds.created_at <= $1) or (refunds.state = 'pending' and refunds.created_at <= $2)) as "isStuck",
  "refunds"."attempt", "refunds"."created_at" as "createdAt", "refunds"."settled_at" as "settledAt",
  "refunds"."settled_through" as "through", "refunds"."settled_reason" as "settledReason",
  "settler"."full_name" as "settledBy",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $3 and assignments.subject_id = "refunds"."id") as "assignee"
from "refunds"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "bookings"."guest_id"
left join "profiles" as "settler" on "settler"."id" = "refunds"."settled_by"
where refunds.state <> 'done'
  and (refunds.state = 'failed' or (refunds.state = 'asking' and refunds.created_at <= $4) or (refunds.state = 'pending' and refunds.created_at <= $5))
  and true
  and true
order by "refunds"."created_at" desc, "refunds"."id" desc
limit $6;

-- findRefundPage
select "refunds"."id", "refunds"."booking_id" as "bookingId", "properties"."title",
  "users"."email" as "guestEmail", "refunds"."amount_cents" as "amount",
  (refunds.amount_cents - refunds.to_credit_cents) as "toCard", "refunds"."kind", "refunds"."reason",
  "refunds"."state",
  (refunds.state = 'failed' or (refunds.state = 'asking' and refunds.created_at <= $1) or (refunds.state = 'pending' and refunds.created_at <= $2)) as "isStuck",
  "refunds"."attempt", "refunds"."created_at" as "createdAt", "refunds"."settled_at" as "settledAt",
  "refunds"."settled_through" as "through", "refunds"."settled_reason" as "settledReason",
  "settler"."full_name" as "settledBy",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $3 and assignments.subject_id = "refunds"."id") as "assignee"
from "refunds"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "bookings"."guest_id"
left join "profiles" as "settler" on "settler"."id" = "refunds"."settled_by"
where refunds.state <> 'done'
  and refunds.state = 'failed'
  and (refunds.id::text like $4 or refunds.booking_id::text like $5 or properties.title ilike $6 or users.email ilike $7)
  and exists (select 1 from assignments where assignments.queue = $8 and assignments.subject_id = "refunds"."id" and assignments.assignee_id = $9::uuid)
  and (refunds.created_at, refunds.id) > ($10, $11::uuid)
order by "refunds"."created_at" asc, "refunds"."id" asc
limit $12;

-- countRefunds
select count(*) as "count"
from "refunds"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "bookings"."guest_id"
where refunds.state <> 'done'
  and (refunds.state = 'failed' or (refunds.state = 'asking' and refunds.created_at <= $1) or (refunds.state = 'pending' and refunds.created_at <= $2))
  and true
  and true;

-- countRefunds
select count(*) as "count"
from "refunds"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "bookings"."guest_id"
where refunds.state = 'done'
  and (refunds.id::text like $1 or refunds.booking_id::text like $2 or properties.title ilike $3 or users.email ilike $4)
  and exists (select 1 from assignments where assignments.queue = $5 and assignments.subject_id = "refunds"."id" and assignments.assignee_id = $6::uuid);

-- findQueuedRefund
select "refunds"."id", "refunds"."booking_id" as "bookingId", "properties"."title",
  "users"."email" as "guestEmail", "refunds"."amount_cents" as "amount",
  (refunds.amount_cents - refunds.to_credit_cents) as "toCard", "refunds"."kind", "refunds"."reason",
  "refunds"."state",
  (refunds.state = 'failed' or (refunds.state = 'asking' and refunds.created_at <= $1) or (refunds.state = 'pending' and refunds.created_at <= $2)) as "isStuck",
  "refunds"."attempt", "refunds"."created_at" as "createdAt", "refunds"."settled_at" as "settledAt",
  "refunds"."settled_through" as "through", "refunds"."settled_reason" as "settledReason",
  "settler"."full_name" as "settledBy",
  (select json_build_object('id', assignee.id, 'name', assignee.full_name) from assignments join profiles assignee on assignee.id = assignments.assignee_id where assignments.queue = $3 and assignments.subject_id = "refunds"."id") as "assignee"
from "refunds"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "bookings"."guest_id"
left join "profiles" as "settler" on "settler"."id" = "refunds"."settled_by"
where "refunds"."id" = $4;

-- lockRefund
select "refunds"."id", "refunds"."booking_id" as "bookingId", "bookings"."guest_id" as "guestId",
  "refunds"."state", "refunds"."attempt", (refunds.amount_cents - refunds.to_credit_cents) as "toCard",
  "charges"."reference" as "chargeReference"
from "refunds"
inner join "charges" on "charges"."id" = "refunds"."payment_id"
inner join "bookings" on "bookings"."id" = "refunds"."booking_id"
where "refunds"."id" = $1
for update of "refunds";

-- askAgain
update "refunds"
set "state" = $1, "attempt" = "attempt" + $2, "settled_at" = $3, "settled_by" = $4, "settled_through" = $5,
  "settled_reason" = $6
where "id" = $7;

-- writeByHand
update "refunds"
set "state" = $1, "attempt" = "attempt" + $2, "settled_at" = $3, "settled_by" = $4, "settled_through" = $5,
  "settled_reason" = $6
where "id" = $7;
