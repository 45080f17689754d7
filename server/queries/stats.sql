-- What server/src/features/admin/stats.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countEverything
select (select count(*) from profiles) as "totalUsers",
  (select count(*) from properties where available) as "liveProperties",
  (select count(*) from host_applications where status = 'pending') as "pendingReviews",
  (select count(*) from host_applications where status = 'approved') as "approved",
  (select count(*) from host_applications where status = 'rejected') as "rejected",
  (select count(*) from waitlist where invited_at is null) as "waiting";
