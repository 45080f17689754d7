-- What server/src/features/compliance/packet/packet.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findPacket
select *
from "compliance_packets"
where "booking_id" = $1;

-- insertPacket
insert into "compliance_packets" ("booking_id", "invoice_id", "insurance_min_cents", "permit_required", "created_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "compliance_packets_once" do nothing
returning "id";

-- updatePacket
update "compliance_packets"
set "location_release_signed" = $1, "status" = $2, "completed_at" = $3
where "booking_id" = $4;

-- findWithoutPacket
select "bookings"."id"
from "bookings"
left join "compliance_packets" on "compliance_packets"."booking_id" = "bookings"."id"
where "bookings"."state" in ($1, $2)
  and "compliance_packets"."id" is null
  and "bookings"."confirmed_at" > $3
order by "bookings"."confirmed_at", "bookings"."id"
limit $4;

-- findFactsRows
select "packet"."booking_id" as "bookingId", "packet"."invoice_id" as "invoiceId",
  "bookings"."time_zone" as "timeZone", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "packet"."insurance_min_cents" as "insuranceLeast",
  "packet"."permit_required" as "needsPermit",
  (guest.is_verified or guest.verification_date is not null) as "isGuestVerified",
  (host.is_verified or host.verification_date is not null) as "isHostVerified",
  exists (select 1 from releases join release_signatures on release_signatures.release_id = releases.id where releases.booking_id = packet.booking_id and releases.superseded_at is null and release_signatures.party = $1) as "hasGuestSigned",
  exists (select 1 from releases join release_signatures on release_signatures.release_id = releases.id where releases.booking_id = packet.booking_id and releases.superseded_at is null and release_signatures.party = $2) as "hasHostSigned",
  (select count(*) from crew_members where crew_members.booking_id = packet.booking_id and removed_at is null) as "crewListed"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
where "packet"."booking_id" in ($3);

-- findPacketFiles
select "id", "booking_id" as "bookingId", kind as "kind", party as "party", "owner_id" as "ownerId", "name",
  media_type as "mediaType", "size_bytes" as "sizeBytes", "sha256", facts as "facts",
  "created_at" as "createdAt", "countersigned_at" as "countersignedAt",
  "countersigned_by" as "countersignedBy"
from "packet_files"
where "booking_id" in ($1)
  and "removed_at" is null
order by "created_at", "id";

-- findSpaceOf
select "properties"."title", "properties"."country"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "bookings"."id" = $1;

-- findPacketLetter
select "bookings"."id", "bookings"."state", lower(bookings.during) as "startsAt",
  upper(bookings.during) as "endsAt", "bookings"."time_zone" as "timeZone", "bookings"."choice",
  bookings.rates -> 'hours' as "hours", "bookings"."production_title" as "production", "properties"."title",
  "packet"."completed_at" as "completedAt", "packet"."completed_by" as "completedBy",
  "packet"."completed_reason" as "completedReason", "releases"."version",
  exists (select 1 from releases join release_signatures on release_signatures.release_id = releases.id where releases.booking_id = packet.booking_id and releases.superseded_at is null and release_signatures.party = $1) as "hasGuestSigned",
  exists (select 1 from releases join release_signatures on release_signatures.release_id = releases.id where releases.booking_id = packet.booking_id and releases.superseded_at is null and release_signatures.party = $2) as "hasHostSigned",
  "guest"."full_name" as "guestName", "guest_user"."email" as "guestEmail", "host"."full_name" as "hostName",
  "host_user"."email" as "hostEmail"
from "compliance_packets" as "packet"
inner join "bookings" on "bookings"."id" = "packet"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "profiles" as "guest" on "guest"."id" = "bookings"."guest_id"
inner join "users" as "guest_user" on "guest_user"."id" = "bookings"."guest_id"
inner join "profiles" as "host" on "host"."id" = "bookings"."host_id"
inner join "users" as "host_user" on "host_user"."id" = "bookings"."host_id"
inner join "releases" on "releases"."booking_id" = "bookings"."id" and "releases"."superseded_at" is null
where "packet"."booking_id" = $3;

-- takeTurnsToRead
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- hasReadRelease
select "id"
from "audit_log"
where "subject_id" = $1
  and "chain_seq" is not null
  and "actor_id" = $2
  and "action" = $3
  and "at" >= $4
  and data ->> 'version' = $5
limit $6;
