-- What server/src/features/people/person-detail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findFacts
select "profiles"."first_name" as "firstName", "profiles"."last_name" as "lastName",
  "profiles"."date_of_birth" as "dateOfBirth", "profiles"."verification_provider" as "provider",
  "profiles"."verification_date" as "verifiedAt", "users"."user_type" as "joinedAs",
  "users"."email_confirmed_at" as "emailConfirmedAt", "users"."suspended_at" as "suspendedAt",
  "users"."closing_until" as "closingUntil", "users"."language",
  exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null) as "hasSecondFactor",
  exists (select 1 from commitments c where c.user_id = users.id and c.version = $1) as "hasCommitted",
  (select count(*) from verifications v where v.user_id = users.id) as "attempts"
from "users"
inner join "profiles" on "profiles"."id" = "users"."id"
where "users"."id" = $2;

-- findLiveSessions
select "user_agent" as "userAgent", "address", "place", "created_at" as "startedAt",
  "last_used_at" as "lastUsedAt", count(*) over () as "total"
from "sessions"
where "user_id" = $1
  and "ended_at" is null
  and "expires_at" > $2
  and "impersonated_by" is null
order by "last_used_at" desc
limit $3;

-- findBookingsOf
select "bookings"."id", "properties"."title", "bookings"."state", lower(bookings.during) as "startsAt",
  "bookings"."total_cents" as "price", count(*) over () as "total"
from "bookings"
inner join "properties" on "properties"."id" = "bookings"."property_id"
where "bookings"."guest_id" = $1
order by "bookings"."created_at" desc
limit $2;

-- findListingsOf
select "id", "title", "city", "available", count(*) over () as "total"
from "properties"
where "host_id" = $1
order by "created_at" desc
limit $2;

-- findPayoutStanding
select coalesce(sum(due_cents) filter (where state in ('scheduled', 'held', 'without_account', 'sending')), 0) as "waiting",
  coalesce(sum(paid_cents) filter (where state = 'paid'), 0) as "paid",
  count(*) filter (where state in ('without_account', 'refused')) as "stuck"
from "payouts"
where "host_id" = $1;
select "status"
from "payout_accounts"
where "user_id" = $1;

-- findCasesOf
select "id", "severity", "state", "reason", "created_at" as "createdAt", count(*) over () as "total"
from "moderation_cases"
where "subject_id" = $1
  and "state" <> $2
order by "created_at" desc
limit $3;

-- findClaimsOf
select "id", "state", "claimant_id" as "claimantId", "created_at" as "createdAt", count(*) over () as "total"
from "claims"
where ("claimant_id" = $1 or "respondent_id" = $2)
order by "created_at" desc
limit $3;

-- findAuditAbout
select "audit_log"."id", "audit_log"."at", "audit_log"."action", "profiles"."full_name" as "actor",
  count(*) over () as "total"
from "audit_log"
left join "profiles" on "profiles"."id" = "audit_log"."actor_id"
where "audit_log"."subject_type" = $1
  and "audit_log"."subject_id" = $2
order by "audit_log"."id" desc
limit $3;
