-- What server/src/features/payment/webhook/payment-event.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertPaymentEvent
insert into "provider_events" ("id", "kind", "provider", "received_at")
values ($1, $2, $3, $4)
on conflict on constraint "provider_events_pkey" do nothing;

-- deleteEventsBefore
delete from "provider_events"
where "id" in (select "id" from "provider_events" where "received_at" < $1 limit $2);
