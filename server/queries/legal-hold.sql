-- What server/src/features/retention/hold/legal-hold.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findHolds
select "legal_holds"."id", "legal_holds"."subject_type" as "subjectType",
  "legal_holds"."subject_id" as "subjectId", "legal_holds"."reason", "legal_holds"."placed_at" as "placedAt",
  "profiles"."full_name" as "placedBy", "legal_holds"."lifted_at" as "liftedAt"
from "legal_holds"
inner join "profiles" on "profiles"."id" = "legal_holds"."placed_by"
order by "legal_holds"."placed_at" desc, "legal_holds"."id" desc
limit $1;

-- findHolds
select "legal_holds"."id", "legal_holds"."subject_type" as "subjectType",
  "legal_holds"."subject_id" as "subjectId", "legal_holds"."reason", "legal_holds"."placed_at" as "placedAt",
  "profiles"."full_name" as "placedBy", "legal_holds"."lifted_at" as "liftedAt"
from "legal_holds"
inner join "profiles" on "profiles"."id" = "legal_holds"."placed_by"
where "legal_holds"."lifted_at" is null
  and (legal_holds.reason ilike $1 or profiles.full_name ilike $2 or legal_holds.subject_id::text ilike $3)
  and (legal_holds.placed_at, legal_holds.id) > ($4, $5::uuid)
order by "legal_holds"."placed_at" asc, "legal_holds"."id" asc
limit $6;

-- countHolds
select count(*) as "count"
from "legal_holds"
inner join "profiles" on "profiles"."id" = "legal_holds"."placed_by"
where "legal_holds"."lifted_at" is not null;

-- findHold
select "legal_holds"."id", "legal_holds"."subject_type" as "subjectType",
  "legal_holds"."subject_id" as "subjectId", "legal_holds"."reason", "legal_holds"."placed_at" as "placedAt",
  "profiles"."full_name" as "placedBy", "legal_holds"."lifted_at" as "liftedAt"
from "legal_holds"
inner join "profiles" on "profiles"."id" = "legal_holds"."placed_by"
where "legal_holds"."id" = $1;

-- lockHoldSubject
select "guest_id", "host_id"
from "bookings"
where "id" = $1 for no key update;
select "id"
from "users"
where "id" in ($1, $2)
order by "id" for no key update;

-- lockHoldSubject
select "id"
from "users"
where "id" in ($1)
order by "id" for no key update;

-- findRemovedFiles
select "packet_files"."id"
from "packet_files"
inner join "bookings" on "bookings"."id" = "packet_files"."booking_id"
where "packet_files"."removed_at" is not null
  and "bookings"."id" = $1
  and not exists (select 1 from erasures e where e.rule = 'booking_records' and e.subject_id = bookings.id)
order by "packet_files"."id";

-- findRemovedFiles
select "packet_files"."id"
from "packet_files"
inner join "bookings" on "bookings"."id" = "packet_files"."booking_id"
where "packet_files"."removed_at" is not null
  and ("bookings"."guest_id" = $1 or "bookings"."host_id" = $2)
  and not exists (select 1 from erasures e where e.rule = 'booking_records' and e.subject_id = bookings.id)
order by "packet_files"."id";

-- insertHold
insert into "legal_holds" ("subject_type", "subject_id", "reason", "placed_by", "placed_at")
values ($1, $2, $3, $4, $5)
on conflict ("subject_type", "subject_id")
where "lifted_at" is null do nothing
returning "id";

-- endHold
update "legal_holds"
set "lifted_by" = $1, "lifted_at" = $2
where "id" = $3
  and "lifted_at" is null
returning "id";
