-- What server/src/features/payment/card/saved-card.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- takeTurnsWithCards
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- findCustomer
select "reference"
from "payment_customers"
where "user_id" = $1
  and "provider" = $2;

-- upsertCustomer
insert into "payment_customers" ("user_id", "provider", "reference", "created_at")
values ($1, $2, $3, $4)
on conflict on constraint "payment_customers_pkey" do update
set "provider" = $5, "reference" = $6;

-- findSavedCards
select "id", "brand", "last4", "exp_month" as "expMonth", "exp_year" as "expYear",
  "is_default" as "isDefault", "created_at" as "createdAt"
from "saved_cards"
where "user_id" = $1
  and "provider" = $2
order by "is_default" desc, "created_at" desc, "id";

-- findSavedCard
select "saved_cards"."reference", "payment_customers"."reference" as "customer"
from "saved_cards"
inner join "payment_customers" on "payment_customers"."user_id" = "saved_cards"."user_id" and "payment_customers"."provider" = "saved_cards"."provider"
where "saved_cards"."id" = $1
  and "saved_cards"."user_id" = $2
  and "saved_cards"."provider" = $3;

-- insertSavedCard
insert into "saved_cards" ("user_id", "provider", "reference", "brand", "last4", "exp_month", "exp_year", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict on constraint "saved_cards_once" do nothing
returning "id";

-- makeDefault
update "saved_cards"
set "is_default" = $1
where "user_id" = $2
  and "is_default" = $3;
update "saved_cards"
set "is_default" = $1
where "user_id" = $2
  and "id" = $3;

-- deleteSavedCard
delete from "saved_cards"
where "user_id" = $1
  and "id" = $2;
