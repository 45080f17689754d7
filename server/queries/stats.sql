-- What server/src/features/admin/stats.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countEverything
select (select count(*) from profiles) as "totalUsers",
  (select count(*) from properties p where available and not exists ( select 1 from users u join profiles on profiles.id = u.id where u.id = p.host_id and (u.suspended_at is not null or verification_status = 'deactivated'))) as "liveProperties",
  (select count(*) from host_applications where status = 'pending') as "pendingReviews",
  (select count(*) from host_applications where status = 'approved') as "approved",
  (select count(*) from host_applications where status = 'rejected') as "rejected",
  (select count(*) from waitlist where invited_at is null) as "waiting",
  (select count(*) from verifications where status = 'in_review') as "verifications",
  (select count(*) from moderation_cases where state = 'open') as "moderationCases",
  (select count(*) from claims where state in ('open', 'answered')) as "disputes",
  (select count(*) from refunds where state = 'failed') as "refunds",
  (select count(distinct booking_id) from payouts where state = 'refused' or (state = 'without_account' and due_at <= $1)) as "payoutsStuck",
  (select count(*) from bookings where state = 'pending' and expires_at > $2) as "bookingsPending",
  (select count(*) from bookings where state in ('confirmed', 'completed') and during && tstzrange($3::timestamptz - interval '36 hours', $4::timestamptz + interval '36 hours') and (lower(during) at time zone time_zone)::date <= ($5::timestamptz at time zone time_zone)::date and (upper(during) at time zone time_zone)::date >= ($6::timestamptz at time zone time_zone)::date) as "bookingsToday";
