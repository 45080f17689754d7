-- What server/src/features/compliance/crew/crew-link.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertCrewLink
insert into "crew_links" ("id", "crew_member_id", "token_hash", "code", "created_at", "expires_at")
values ($1, $2, $3, $4, $5, $6)
on conflict ("code") do nothing;

-- endCrewLinks
update "crew_links"
set "revoked_at" = $1
where crew_member_id = any($2::uuid[])
  and "revoked_at" is null
returning "id", "crew_member_id" as "memberId", "code";

-- findLinkByToken
select "link"."id", "link"."code", "link"."expires_at" as "expiresAt", "link"."token_hash" as "tokenHash",
  "member"."id" as "memberId", "member"."booking_id" as "bookingId", "member"."personal"
from "crew_links" as "link"
inner join "crew_members" as "member" on "member"."id" = "link"."crew_member_id"
where "link"."revoked_at" is null
  and "link"."expires_at" > $1
  and "member"."removed_at" is null
  and "link"."token_hash" = $2;

-- findLink
select "link"."id", "link"."code", "link"."expires_at" as "expiresAt", "link"."token_hash" as "tokenHash",
  "member"."id" as "memberId", "member"."booking_id" as "bookingId", "member"."personal"
from "crew_links" as "link"
inner join "crew_members" as "member" on "member"."id" = "link"."crew_member_id"
where "link"."revoked_at" is null
  and "link"."expires_at" > $1
  and "member"."removed_at" is null
  and "link"."id" = $2;

-- insertLinkView
insert into "crew_link_views" ("link_id", "at", "showed_address")
values ($1, $2, $3);
