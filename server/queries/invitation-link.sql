-- What server/src/features/access-list/invitation-link.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertInvitationLink
insert into "invitation_links" ("token_hash", "email", "purpose", "created_at", "expires_at")
values ($1, $2, $3, $4, $5);

-- findInvitation
select "email"
from "invitation_links"
where "token_hash" = $1
  and "purpose" = $2
  and "used_at" is null
  and "expires_at" > $3;

-- useInvitation
update "invitation_links"
set "used_at" = $1
where "token_hash" = $2
  and "email" = $3
  and "purpose" = $4
  and "used_at" is null
  and "expires_at" > $5;
update "invitation_links"
set "used_at" = $1
where "email" = $2
  and "purpose" = $3
  and "used_at" is null;

-- useUpInvitations
update "invitation_links"
set "used_at" = $1
where "email" = $2
  and "purpose" = $3
  and "used_at" is null;

-- deleteOldInvitationLinks
delete from "invitation_links"
where "token_hash" in (select "token_hash" from "invitation_links" where "expires_at" < $1 limit $2);
