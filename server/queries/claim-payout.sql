-- What server/src/features/claim/pay/claim-payout.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- insertClaimPayout
insert into "payouts" ("cause", "claim_id", "booking_id", "host_id", "due_at", "created_at", "state")
values ($1, $2, $3, $4, $5, $6, case when is_contested($7::uuid) then 'held' else 'scheduled' end)
on conflict on constraint "payouts_claim_once" do nothing
returning "id", state = 'held' as "isHeld";
