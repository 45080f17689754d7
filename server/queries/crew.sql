-- What server/src/features/compliance/crew/crew.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCrewRows
select "member"."id", "member"."position", "member"."personal", "member"."is_minor" as "isMinor",
  "link"."id" as "linkId", "link"."code", "link"."created_at" as "sentAt", "link"."expires_at" as "expiresAt",
  (select count(*) from crew_link_views where link_id = link.id) as "views",
  (select max(at) from crew_link_views where link_id = link.id) as "lastViewedAt"
from "crew_members" as "member"
left join "crew_links" as "link" on "link"."crew_member_id" = "member"."id" and "link"."revoked_at" is null
where "member"."booking_id" = $1
  and "member"."removed_at" is null
order by "member"."position", "member"."id";

-- insertMembers
insert into "crew_members" ("booking_id", "position", "personal", "is_minor", "created_at")
values ($1, $2, $3, $4, $5);

-- updateMember
update "crew_members"
set "position" = $1, "personal" = $2, "is_minor" = $3
where "id" = $4;

-- removeMembers
update "crew_members"
set "removed_at" = $1
where id = any($2::uuid[]);
