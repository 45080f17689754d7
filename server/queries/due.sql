-- What server/src/features/retention/due.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countDue
select count(*) filter (where not "isHeld") as due, count(*) filter (where "isHeld") as held
from ( select b.id, coalesce(b.ended_at, upper(b.during)) as since, exists ( select 1 from legal_holds h where h.lifted_at is null and ( (h.subject_type = 'booking' and h.subject_id = "b"."id") or (h.subject_type = 'user' and h.subject_id in ("b"."guest_id", "b"."host_id")))) as "isHeld" from bookings b where ("b"."state" = any(array['completed', 'cancelled', 'declined', 'expired', 'withdrawn']) and coalesce("b"."ended_at", upper("b"."during")) < $1) and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "b"."id")) as due;

-- countDue
select count(*) filter (where not "isHeld") as due, count(*) filter (where "isHeld") as held
from ( select v.id, coalesce(v.decided_at, v.submitted_at) as since, (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "v"."user_id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "v"."user_id" in (held.guest_id, held.host_id))) as "isHeld" from verifications v join users u on u.id = v.user_id where coalesce(v.decided_at, v.submitted_at) < $1 and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "v"."id") and (exists (select 1 from erasures e where e.rule = $3 and e.subject_id = "u"."id") or v.status = 'rejected' or (v.status = 'verified' and exists ( select 1 from verifications newer where newer.user_id = v.user_id and newer.status = 'verified' and newer.decided_at > v.decided_at))) and not exists ( select 1 from release_signatures s join releases r on r.id = s.release_id join bookings b on b.id = r.booking_id where s.verification_id = v.id and (not exists (select 1 from erasures e where e.rule = $4 and e.subject_id = "b"."id") and not (("b"."state" = any(array['completed', 'cancelled', 'declined', 'expired', 'withdrawn']) and coalesce("b"."ended_at", upper("b"."during")) < $5) and not exists ( select 1 from legal_holds h where h.lifted_at is null and ( (h.subject_type = 'booking' and h.subject_id = "b"."id") or (h.subject_type = 'user' and h.subject_id in ("b"."guest_id", "b"."host_id")))))))) as due;

-- countDue
select count(*) filter (where not "isHeld") as due, count(*) filter (where "isHeld") as held
from ( select u.id, u.closed_at as since, (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "u"."id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "u"."id" in (held.guest_id, held.host_id))) as "isHeld" from users u where u.closed_at < $1 and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "u"."id")) as due;

-- findLongestDue
select id, since, "isHeld"
from ( select u.id, u.closed_at as since, (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "u"."id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "u"."id" in (held.guest_id, held.host_id))) as "isHeld" from users u where u.closed_at < $1 and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "u"."id")) as due
order by since, id
limit $3;

-- findDueAfter
select id
from ( select u.id, u.closed_at as since, (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "u"."id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "u"."id" in (held.guest_id, held.host_id))) as "isHeld" from users u where u.closed_at < $1 and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "u"."id")) as due
where not "isHeld"
  and ($3::uuid is null or id > $4::uuid)
order by id
limit $5;

-- isStillDue
select 1
from ( select u.id, u.closed_at as since, (exists (select 1 from legal_holds h where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = "u"."id") or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id where h.lifted_at is null and h.subject_type = 'booking' and "u"."id" in (held.guest_id, held.host_id))) as "isHeld" from users u where u.closed_at < $1 and not exists (select 1 from erasures e where e.rule = $2 and e.subject_id = "u"."id")) as due
where id = $3
  and not "isHeld";

-- findSilentConversation
select c.id
from conversations c
join bookings own on own.property_id = c.property_id and own.guest_id = c.guest_id and own.host_id = c.host_id
where own.id = $1
  and c.updated_at < $2
  and not exists (select 1 from messages m where m.conversation_id = c.id and m.created_at >= $3)
  and not exists ( select 1 from bookings other where other.property_id = c.property_id and other.guest_id = c.guest_id and other.host_id = c.host_id and other.id <> own.id and (not exists (select 1 from erasures e where e.rule = $4 and e.subject_id = "other"."id") and not (("other"."state" = any(array['completed', 'cancelled', 'declined', 'expired', 'withdrawn']) and coalesce("other"."ended_at", upper("other"."during")) < $5) and not exists ( select 1 from legal_holds h where h.lifted_at is null and ( (h.subject_type = 'booking' and h.subject_id = "other"."id") or (h.subject_type = 'user' and h.subject_id in ("other"."guest_id", "other"."host_id")))))));

-- lockBookingSides
select "guest_id" as "guestId", "host_id" as "hostId"
from "bookings"
where "id" = $1
for update;
select "id"
from "users"
where "id" in ($1, $2)
order by "id" for share;

-- lockPerson
select "email"
from "users"
where "id" = $1 for no key update;

-- findOwnerOf
select "verifications"."user_id" as "userId", "documents"."storage_key" as "storageKey"
from "verifications"
left join "documents" on "documents"."id" = "verifications"."document_id"
where "verifications"."id" = $1;
