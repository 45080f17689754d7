-- What server/src/features/credit/credit-use.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findUses
select "credit_uses"."id", "credit_uses"."credit_id" as "creditId",
  "credit_uses"."amount_cents" as "amount", "credit_uses"."returned_cents" as "returned",
  "credit_uses"."state", "credits"."kind", "credits"."code_last4" as "last4",
  "credits"."expires_at" as "expiresAt", "credits"."stopped_at" as "stoppedAt"
from "credit_uses"
inner join "credits" on "credits"."id" = "credit_uses"."credit_id"
where "credit_uses"."booking_id" = $1
order by "credits"."kind", "credits"."expires_at", "credits"."id";

-- holdUses
insert into "credit_uses" ("credit_id", "user_id", "booking_id", "amount_cents", "created_at")
values ($1, $2, $3, $4, $5)
on conflict on constraint "credit_uses_once" do update
set "state" = $6, "amount_cents" = excluded.amount_cents, "created_at" = $7, "settled_at" = $8;

-- settleUses
update "credit_uses"
set "state" = $1, "settled_at" = $2
where "booking_id" = $3
  and "state" = $4;

-- addReturned
update "credit_uses"
set "returned_cents" = returned_cents + $1
where "id" = $2;
