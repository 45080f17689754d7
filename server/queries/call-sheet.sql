-- What server/src/features/compliance/crew/call-sheet.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findCallSheet
select "call_at" as "callAt", "personal"
from "call_sheets"
where "booking_id" = $1;

-- saveCallSheetRow
insert into "call_sheets" ("booking_id", "call_at", "personal", "updated_at", "updated_by")
values ($1, $2, $3, $4, $5)
on conflict ("booking_id") do update
set "call_at" = $6, "personal" = $7, "updated_at" = $8, "updated_by" = $9;

-- findCrewTerms
select "title", "crew_address_hours" as "hoursBefore"
from "properties"
where "id" = $1;

-- findCrewPlace
select "address", "city", "state", "zipcode" as "zip", "country", "access_notes" as "accessNotes",
  "parking", "load_in" as "loadIn", "arrival_photos" as "arrivalPhotos"
from "properties"
where "id" = $1;

-- findGuestName
select coalesce("profiles"."preferred_name", "profiles"."first_name", split_part("profiles"."full_name", ' ', 1)) as "name"
from "profiles"
where "id" = $1;
