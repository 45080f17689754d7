-- What server/src/features/compliance/packet/packet-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPacketPage
select "packet"."id", "packet"."booking_id" as "bookingId", "packet"."invoice_id" as "invoiceId",
  "packet"."location_release_signed" as "isReleaseSigned", packet.status as "status",
  "packet"."created_at" as "createdAt", "bookings"."state", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone",
  "bookings"."production_title" as "production", "properties"."title"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where true
  and (packet.booking_id between $1::uuid and $2::uuid or packet.invoice_id like $3)
  and packet.status = $4
  and packet.location_release_signed = $5
order by "packet"."created_at" desc, "packet"."id" desc
limit $6;

-- findPacketPage
select "packet"."id", "packet"."booking_id" as "bookingId", "packet"."invoice_id" as "invoiceId",
  "packet"."location_release_signed" as "isReleaseSigned", packet.status as "status",
  "packet"."created_at" as "createdAt", "bookings"."state", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone",
  "bookings"."production_title" as "production", "properties"."title"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where true
  and "bookings"."host_id" = $1::uuid
  and (packet.created_at, packet.id) < ($2, $3::uuid)
order by "packet"."created_at" desc, "packet"."id" desc
limit $4;

-- countPackets
select count(*) as "count"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
where true
  and packet.invoice_id like $1;

-- countPackets
select count(*) as "count"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
where true
  and "bookings"."host_id" = $1::uuid;

-- findListedPacket
select "packet"."id", "packet"."booking_id" as "bookingId", "packet"."invoice_id" as "invoiceId",
  "packet"."location_release_signed" as "isReleaseSigned", packet.status as "status",
  "packet"."created_at" as "createdAt", "bookings"."state", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone",
  "bookings"."production_title" as "production", "properties"."title"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "packet"."id" = $1;

-- markComplete
update "compliance_packets"
set "status" = $1, "completed_at" = $2, "completed_by" = $3, "completed_reason" = $4
where "id" = $5
  and "status" <> $6;
