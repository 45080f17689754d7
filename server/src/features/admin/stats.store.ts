import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Live is what search would offer: not what its host has taken away, nor what belongs to someone who may not host. */
export async function countEverything(handle: Handle) {
  const { rows } = await sql<{
    totalUsers: number
    liveProperties: number
    pendingReviews: number
    approved: number
    rejected: number
    waiting: number
  }>`
    select
      (select count(*) from profiles) as "totalUsers",
      (select count(*) from properties p where available and not exists (
        select 1 from users u join profiles on profiles.id = u.id
        where u.id = p.host_id and (u.suspended_at is not null or verification_status = 'deactivated'))) as "liveProperties",
      (select count(*) from host_applications where status = 'pending') as "pendingReviews",
      (select count(*) from host_applications where status = 'approved') as "approved",
      (select count(*) from host_applications where status = 'rejected') as "rejected",
      (select count(*) from waitlist where invited_at is null) as "waiting"`.execute(handle)
  const counts = rows[0]
  if (!counts) throw new Error('A select without from answers one row')
  return counts
}
