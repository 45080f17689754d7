-- What server/src/features/notification/mailing/mailing.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMailingPage
select "mailings"."id", "mailings"."topic", "mailings"."audience", "mailings"."subject", "mailings"."body",
  "mailings"."link_label" as "linkLabel", "mailings"."link_path" as "linkPath", "mailings"."state",
  "mailings"."version", "mailings"."created_at" as "createdAt", "mailings"."sent_at" as "sentAt",
  case mailings.state when 'draft' then (select count(*) from users join profiles on profiles.id = users.id where users.email_confirmed_at is not null and users.suspended_at is null and profiles.verification_status <> 'deactivated' and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists ( select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end and not exists ( select from notification_preferences chosen where chosen.user_id = users.id and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)))) else (select count(*) from mailing_letters where mailing_letters.mailing_id = mailings.id) end as "recipients"
from "mailings"
where true
order by "mailings"."created_at" desc, "mailings"."id" desc
limit $1;

-- findMailingPage
select "mailings"."id", "mailings"."topic", "mailings"."audience", "mailings"."subject", "mailings"."body",
  "mailings"."link_label" as "linkLabel", "mailings"."link_path" as "linkPath", "mailings"."state",
  "mailings"."version", "mailings"."created_at" as "createdAt", "mailings"."sent_at" as "sentAt",
  case mailings.state when 'draft' then (select count(*) from users join profiles on profiles.id = users.id where users.email_confirmed_at is not null and users.suspended_at is null and profiles.verification_status <> 'deactivated' and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists ( select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end and not exists ( select from notification_preferences chosen where chosen.user_id = users.id and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)))) else (select count(*) from mailing_letters where mailing_letters.mailing_id = mailings.id) end as "recipients"
from "mailings"
where (subject ilike $1 or body ilike $2)
  and mailings.state = $3
  and (mailings.created_at, mailings.id) > ($4, $5::uuid)
order by "mailings"."created_at" asc, "mailings"."id" asc
limit $6;

-- countMailings
select count(*) as "count"
from "mailings"
where (subject ilike $1 or body ilike $2)
  and mailings.state = $3;

-- findMailing
select "mailings"."id", "mailings"."topic", "mailings"."audience", "mailings"."subject", "mailings"."body",
  "mailings"."link_label" as "linkLabel", "mailings"."link_path" as "linkPath", "mailings"."state",
  "mailings"."version", "mailings"."created_at" as "createdAt", "mailings"."sent_at" as "sentAt",
  case mailings.state when 'draft' then (select count(*) from users join profiles on profiles.id = users.id where users.email_confirmed_at is not null and users.suspended_at is null and profiles.verification_status <> 'deactivated' and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists ( select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end and not exists ( select from notification_preferences chosen where chosen.user_id = users.id and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)))) else (select count(*) from mailing_letters where mailing_letters.mailing_id = mailings.id) end as "recipients"
from "mailings"
where "mailings"."id" = $1;

-- lockMailing
select "state", "topic", "version"
from "mailings"
where "id" = $1 for no key update;

-- insertMailing
insert into "mailings" ("topic", "audience", "subject", "body", "link_label", "link_path", "created_by", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- updateMailing
update "mailings"
set "topic" = $1, "audience" = $2, "subject" = $3, "body" = $4, "link_label" = $5, "link_path" = $6,
  "version" = version + 1, "updated_at" = $7
where "id" = $8;

-- deleteMailing
delete from "mailings"
where "id" = $1;

-- setSending
update "mailings"
set "state" = $1, "updated_at" = $2
where "id" = $3;

-- setSent
update "mailings"
set "state" = $1, "sent_at" = $2, "updated_at" = $3
where "id" = $4;

-- countWaitingLetters
select count(*) as count
from graphile_worker._private_jobs as job
where job.is_available
  and job.priority > 0
  and job.attempts < 8
  and job.task_id = (select id from graphile_worker._private_tasks where identifier = 'send-letter');

-- insertLetters
insert into "mailing_letters" ("mailing_id", "user_id", "created_at") select "mailings"."id",
  "users"."id" as "userId", $1::timestamptz as "createdAt"
from "mailings"
inner join "users" on true
inner join "profiles" on "profiles"."id" = "users"."id"
where "mailings"."id" = $2
  and users.id > coalesce((select user_id from mailing_letters where mailing_id = $3 order by user_id desc limit 1), '00000000-0000-0000-0000-000000000000')
  and users.email_confirmed_at is not null
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists ( select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end
  and not exists ( select from notification_preferences chosen where chosen.user_id = users.id and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)))
order by "users"."id"
limit $4
returning "user_id" as "userId";

-- findLetter
select "users"."email", "mailings"."topic", "mailings"."subject", "mailings"."body",
  "mailings"."link_label" as "linkLabel", "mailings"."link_path" as "linkPath"
from "mailing_letters"
inner join "mailings" on "mailings"."id" = "mailing_letters"."mailing_id"
inner join "users" on "users"."id" = "mailing_letters"."user_id"
inner join "profiles" on "profiles"."id" = "users"."id"
where "mailing_letters"."mailing_id" = $1
  and "mailing_letters"."user_id" = $2
  and users.email_confirmed_at is not null
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists ( select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end
  and not exists ( select from notification_preferences chosen where chosen.user_id = users.id and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)));

-- findTrial
select "users"."email", "mailings"."topic", "mailings"."subject", "mailings"."body",
  "mailings"."link_label" as "linkLabel", "mailings"."link_path" as "linkPath"
from "mailings"
inner join "users" on "users"."id" = $1
where "mailings"."id" = $2
  and "mailings"."state" = $3;
