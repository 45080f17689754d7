import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

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
      (select count(*) from properties where available) as "liveProperties",
      (select count(*) from host_applications where status = 'pending') as "pendingReviews",
      (select count(*) from host_applications where status = 'approved') as "approved",
      (select count(*) from host_applications where status = 'rejected') as "rejected",
      (select count(*) from waitlist where invited_at is null) as "waiting"`.execute(handle)
  const counts = rows[0]
  if (!counts) throw new Error('A select without from answers one row')
  return counts
}
