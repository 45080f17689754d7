-- What server/src/features/admin/stats.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countEverything
select (select count(*) from profiles) as "totalUsers",
  (select count(*) from properties p where available and not exists ( select 1 from users u join profiles on profiles.id = u.id where u.id = p.host_id and (u.suspended_at is not null or verification_status = 'deactivated'))) as "liveProperties",
  (select count(*) from host_applications where status = 'pending') as "pendingReviews",
  (select count(*) from host_applications where status = 'approved') as "approved",
  (select count(*) from host_applications where status = 'rejected') as "rejected",
  (select count(*) from waitlist where invited_at is null) as "waiting";
