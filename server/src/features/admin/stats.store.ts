import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Live is what search would offer: not what its host has taken away, nor what belongs to someone who may not host. */
export async function countEverything(handle: Handle, now: Date) {
  const { rows } = await sql<{
    totalUsers: number
    liveProperties: number
    pendingReviews: number
    approved: number
    rejected: number
    waiting: number
    verifications: number
    moderationCases: number
    disputes: number
    refunds: number
    payoutsStuck: number
    bookingsPending: number
    bookingsToday: number
  }>`
    select
      (select count(*) from profiles) as "totalUsers",
      (select count(*) from properties p where available and not exists (
        select 1 from users u join profiles on profiles.id = u.id
        where u.id = p.host_id and (u.suspended_at is not null or verification_status = 'deactivated'))) as "liveProperties",
      (select count(*) from host_applications where status = 'pending') as "pendingReviews",
      (select count(*) from host_applications where status = 'approved') as "approved",
      (select count(*) from host_applications where status = 'rejected') as "rejected",
      (select count(*) from waitlist where invited_at is null) as "waiting",
      (select count(*) from verifications where status = 'in_review') as "verifications",
      (select count(*) from moderation_cases where state = 'open') as "moderationCases",
      (select count(*) from claims where state in ('open', 'answered')) as "disputes",
      (select count(*) from refunds where state = 'failed') as "refunds",
      (select count(distinct booking_id) from payouts where state = 'refused'
        or (state = 'without_account' and due_at <= ${now})) as "payoutsStuck",
      (select count(*) from bookings where state = 'pending' and expires_at > ${now}) as "bookingsPending",
      (select count(*) from bookings where state in ('confirmed', 'completed')
        and during && tstzrange(${now}::timestamptz - interval '36 hours', ${now}::timestamptz + interval '36 hours')
        and (lower(during) at time zone time_zone)::date <= (${now}::timestamptz at time zone time_zone)::date
        and (upper(during) at time zone time_zone)::date >= (${now}::timestamptz at time zone time_zone)::date)
        as "bookingsToday"`.execute(handle)
  const counts = rows[0]
  if (!counts) throw new Error('A select without from answers one row')
  return counts
}
