-- What server/src/features/application/draft/draft.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findDraft
select "listing_drafts"."id", "listing_drafts"."version", "listing_drafts"."screen",
  "listing_drafts"."content", "listing_drafts"."terms", "listing_drafts"."application_id" as "applicationId",
  "listing_drafts"."updated_at" as "updatedAt", "listing_drafts"."premises_id" as "premisesId",
  "listing_drafts"."areas", "listing_drafts"."shared_areas" as "sharedAreas",
  "premises"."name" as "houseName", "host_applications"."admin_notes" as "adminNotes",
  "properties"."id" as "propertyId"
from "listing_drafts"
left join "host_applications" on "host_applications"."id" = "listing_drafts"."application_id"
left join "properties" on "properties"."application_id" = "listing_drafts"."application_id"
left join "premises" on "premises"."id" = "listing_drafts"."premises_id"
where "listing_drafts"."id" = $1
  and "listing_drafts"."user_id" = $2;

-- findDraftOfApplication
select "listing_drafts"."id", "listing_drafts"."version", "listing_drafts"."screen",
  "listing_drafts"."content", "listing_drafts"."terms", "listing_drafts"."application_id" as "applicationId",
  "listing_drafts"."updated_at" as "updatedAt", "listing_drafts"."premises_id" as "premisesId",
  "listing_drafts"."areas", "listing_drafts"."shared_areas" as "sharedAreas",
  "premises"."name" as "houseName", "host_applications"."admin_notes" as "adminNotes",
  "properties"."id" as "propertyId"
from "listing_drafts"
left join "host_applications" on "host_applications"."id" = "listing_drafts"."application_id"
left join "properties" on "properties"."application_id" = "listing_drafts"."application_id"
left join "premises" on "premises"."id" = "listing_drafts"."premises_id"
where "listing_drafts"."application_id" = $1;

-- lockDraftOfApplication
select "id", "content", "terms"
from "listing_drafts"
where "application_id" = $1
for update;

-- rewriteDraft
update "listing_drafts"
set "content" = $1, "photos" = $2, "version" = "version" + $3, "updated_at" = $4
where "id" = $5;

-- lockPerson
select "id"
from "users"
where "id" = $1
for update;

-- countNewDrafts
select count(*) as "count"
from "listing_drafts"
where "user_id" = $1
  and "application_id" is null;

-- insertDraft
insert into "listing_drafts" ("user_id", "application_id", "content", "terms", "photos", "screen", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("application_id") do nothing
returning "id";

-- updateDraft
update "listing_drafts"
set "content" = $1, "terms" = $2, "photos" = $3, "screen" = $4, "version" = "version" + $5, "updated_at" = $6
where "id" = $7
  and "user_id" = $8
  and "version" = $9;

-- deleteDraft
delete from "listing_drafts"
where "id" = $1
  and "user_id" = $2;

-- deleteDraftOfApplication
delete from "listing_drafts"
where "application_id" = $1;

-- deleteDraftBefore
delete from "listing_drafts"
where "application_id" = $1
  and "created_at" < $2;

-- takeDraft
delete from "listing_drafts"
where "id" = $1
  and "user_id" = $2
  and "version" = $3;
