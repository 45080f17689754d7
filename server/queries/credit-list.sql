-- What server/src/features/credit/credit-list.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findChosen
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem"
from "credits"
inner join "credit_holders" on "credit_holders"."credit_id" = "credits"."id"
where "credit_holders"."user_id" = $8
  and "credits"."id" = any($9::uuid[])
order by "credits"."id";

-- findForTaker
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  array(select user_id from credit_holders where credit_id = credits.id) as "holders"
from "credits"
where "credits"."id" = $8;

-- findOwn
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  "credit_holders"."added_at" as "addedAt"
from "credits"
inner join "credit_holders" on "credit_holders"."credit_id" = "credits"."id"
where "credit_holders"."user_id" = $8
order by "credit_holders"."added_at" desc, "credits"."id";

-- findUsesOf
select "credit_uses"."credit_id" as "creditId", "credit_uses"."booking_id" as "bookingId",
  "credit_uses"."created_at" as "at", "credit_uses"."state", "credit_uses"."amount_cents" as "amount",
  "credit_uses"."returned_cents" as "returned", "properties"."title", "users"."email"
from "credit_uses"
inner join "bookings" on "bookings"."id" = "credit_uses"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "credit_uses"."user_id"
where "credit_uses"."credit_id" = any($1::uuid[])
  and "credit_uses"."user_id" = $2
order by "credit_uses"."created_at" desc, "credit_uses"."id"
limit $3;

-- findUsesOf
select "credit_uses"."credit_id" as "creditId", "credit_uses"."booking_id" as "bookingId",
  "credit_uses"."created_at" as "at", "credit_uses"."state", "credit_uses"."amount_cents" as "amount",
  "credit_uses"."returned_cents" as "returned", "properties"."title", "users"."email"
from "credit_uses"
inner join "bookings" on "bookings"."id" = "credit_uses"."booking_id"
inner join "properties" on "properties"."id" = "bookings"."property_id"
inner join "users" on "users"."id" = "credit_uses"."user_id"
where "credit_uses"."credit_id" = any($1::uuid[])
order by "credit_uses"."created_at" desc, "credit_uses"."id"
limit $2;

-- findCreditPage
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  (select users.email from credit_holders join users on users.id = credit_holders.user_id where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1) as "holder",
  (select count(*) from credit_holders where credit_holders.credit_id = credits.id) as "holders",
  (extract(epoch from credits.issued_at) * 1000)::bigint as "sortKey"
from "credits"
where true
order by credits.issued_at desc, "credits"."id" desc
limit $8;

-- findCreditPage
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  (select users.email from credit_holders join users on users.id = credit_holders.user_id where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1) as "holder",
  (select count(*) from credit_holders where credit_holders.credit_id = credits.id) as "holders",
  (extract(epoch from coalesce(credits.expires_at, timestamptz '9999-12-31 00:00:00+00')) * 1000)::bigint as "sortKey"
from "credits"
where true
  and (credits.code_last4 = upper($8) or credits.note ilike $9 or exists (select 1 from credit_holders join users on users.id = credit_holders.user_id join profiles on profiles.id = credit_holders.user_id where credit_holders.credit_id = credits.id and (users.email ilike $10 or profiles.full_name ilike $11)))
  and credits.kind = $12
  and not (credits.stopped_at is not null)
  and not (case credits.kind when 'gift_card' then (case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $13::uuid and credit_uses.state = $14) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $15::uuid and credit_uses.state = $16) end) <= 0 else coalesce((select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $17::uuid and credit_uses.returned_cents < credit_uses.amount_cents) >= credits.uses, false) end)
  and not coalesce(credits.expires_at <= $18, false)
  and (coalesce(credits.expires_at, timestamptz '9999-12-31 00:00:00+00'), credits.id) > ($19, $20::uuid)
order by coalesce(credits.expires_at, timestamptz '9999-12-31 00:00:00+00') asc, "credits"."id" asc
limit $21;

-- findCreditPage
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  (select users.email from credit_holders join users on users.id = credit_holders.user_id where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1) as "holder",
  (select count(*) from credit_holders where credit_holders.credit_id = credits.id) as "holders",
  (case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $8::uuid and credit_uses.state = $9) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $10::uuid and credit_uses.state = $11) end) as "sortKey"
from "credits"
where true
  and not (credits.stopped_at is not null)
  and (case credits.kind when 'gift_card' then (case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $12::uuid and credit_uses.state = $13) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $14::uuid and credit_uses.state = $15) end) <= 0 else coalesce((select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $16::uuid and credit_uses.returned_cents < credit_uses.amount_cents) >= credits.uses, false) end)
  and ((case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $17::uuid and credit_uses.state = $18) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $19::uuid and credit_uses.state = $20) end), credits.id) < ($21, $22::uuid)
order by (case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $23::uuid and credit_uses.state = $24) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $25::uuid and credit_uses.state = $26) end) desc,
  "credits"."id" desc
limit $27;

-- findCreditPage
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  (select users.email from credit_holders join users on users.id = credit_holders.user_id where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1) as "holder",
  (select count(*) from credit_holders where credit_holders.credit_id = credits.id) as "holders",
  (extract(epoch from credits.issued_at) * 1000)::bigint as "sortKey"
from "credits"
where true
  and not (credits.stopped_at is not null)
  and not (case credits.kind when 'gift_card' then (case credits.kind when 'coupon' then 0 else credits.amount_cents - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $8::uuid and credit_uses.state = $9) - (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $10::uuid and credit_uses.state = $11) end) <= 0 else coalesce((select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $12::uuid and credit_uses.returned_cents < credit_uses.amount_cents) >= credits.uses, false) end)
  and coalesce(credits.expires_at <= $13, false)
order by credits.issued_at asc, "credits"."id" asc
limit $14;

-- countCredits
select count(*) as "count"
from "credits"
where true
  and credits.stopped_at is not null;

-- countCredits
select count(*) as "count"
from "credits"
where true
  and credits.code_hash = $1;

-- findCreditDetail
select "credits"."id", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."amount_cents" as "amount", "credits"."percent", "credits"."up_to_cents" as "upTo",
  "credits"."from_total_cents" as "fromTotal", "credits"."uses" as "usesAllowed",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt",
  "credits"."issued_at" as "issuedAt", "credits"."note",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $1::uuid and credit_uses.state = $2) as "held",
  (select coalesce(sum(amount_cents - returned_cents), 0)::bigint from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $3::uuid and credit_uses.state = $4) as "spent",
  (select count(*) from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $5::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "usesTaken",
  exists (select 1 from credit_uses where credit_uses.credit_id = credits.id and credit_uses.state <> 'let_go' and credit_uses.booking_id is distinct from $6::uuid and credit_uses.user_id = $7::uuid and credit_uses.returned_cents < credit_uses.amount_cents) as "isUsedByThem",
  (select users.email from credit_holders join users on users.id = credit_holders.user_id where credit_holders.credit_id = credits.id order by credit_holders.added_at, users.id limit 1) as "holder",
  (select count(*) from credit_holders where credit_holders.credit_id = credits.id) as "holders",
  "issuer"."email" as "issuedBy", "stopper"."email" as "stoppedBy"
from "credits"
left join "users" as "issuer" on "issuer"."id" = "credits"."issued_by"
left join "users" as "stopper" on "stopper"."id" = "credits"."stopped_by"
where "credits"."id" = $8;

-- findHolders
select "users"."id" as "userId", "users"."email", "profiles"."full_name" as "name",
  "credit_holders"."added_at" as "addedAt"
from "credit_holders"
inner join "users" on "users"."id" = "credit_holders"."user_id"
inner join "profiles" on "profiles"."id" = "credit_holders"."user_id"
where "credit_holders"."credit_id" = $1
order by "credit_holders"."added_at", "users"."id"
limit $2;
