-- What server/src/features/dev-mail/dev-mail.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMails
select "id", "recipient" as "to", "kind", "subject", "html", "text", "unsubscribe_url" as "unsubscribeUrl",
  "sent_at" as "sentAt"
from "embedded_mails"
order by "sent_at" desc, "id" desc
limit $1;

-- findMails
select "id", "recipient" as "to", "kind", "subject", "html", "text", "unsubscribe_url" as "unsubscribeUrl",
  "sent_at" as "sentAt"
from "embedded_mails"
where "recipient" = $1
order by "sent_at" desc, "id" desc
limit $2;
