-- What server/src/features/account/mailbox/mail-link.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertLink
insert into "mail_links" ("token_hash", "user_id", "purpose", "email", "created_at", "expires_at")
values ($1, $2, $3, $4, $5, $6);

-- findLinkOwner
select "user_id" as "userId"
from "mail_links"
where "token_hash" = $1
  and "purpose" = $2;

-- isAskedFor
select "user_id"
from "mail_links"
where "user_id" = $1
  and "purpose" = $2
  and "created_at" = $3
  and "used_at" is null;

-- useLink
update "mail_links"
set "used_at" = $1
where "token_hash" = $2
  and "purpose" = $3
  and "used_at" is null
  and "expires_at" > $4
returning "user_id" as "userId", "email";

-- useUpOtherLinks
update "mail_links"
set "used_at" = $1
where "user_id" = $2
  and "purpose" = $3
  and "used_at" is null;

-- findUsedConfirmation
select "mail_links"."email"
from "mail_links"
inner join "users" on "users"."id" = "mail_links"."user_id"
where "token_hash" = $1
  and "purpose" = $2
  and "used_at" is not null
  and "users"."email" = "mail_links"."email"
  and "users"."email_confirmed_at" is not null;

-- deleteOldLinks
delete from "mail_links"
where "token_hash" in (select "token_hash" from "mail_links" where "expires_at" < $1 limit $2);
