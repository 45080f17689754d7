import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { isShutOut } from '../../access-list/entry.ts'

/** Bookings whose money has been in the air since before then. */
export async function findInTheAir(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select('id')
    .where('expires_at', 'is not', null)
    .where('confirming_since', '<=', before)
    .orderBy('confirming_since')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findDuePayouts(handle: Handle, now: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('payouts')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Requests that a person has made or been sent and that are still open; second holds first. */
export async function findOpenOf(handle: Handle, userId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select('id')
    .where('expires_at', 'is not', null)
    .where(({ or, eb }) => or([eb('guest_id', '=', userId), eb('host_id', '=', userId)]))
    .orderBy(sql`state = 'second_hold'`, 'desc')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Why somebody is not there to answer; null: they are. */
export async function findAbsence(
  handle: Handle,
  userId: string,
): Promise<'suspended' | 'shut out' | 'deactivated' | null> {
  const row = await handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.suspended_at as suspendedAt',
      'profiles.verification_status as verificationStatus',
      isShutOut('users').as('isShutOut'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row?.suspendedAt) return 'suspended'
  if (row?.isShutOut) return 'shut out'
  return row?.verificationStatus === 'deactivated' ? 'deactivated' : null
}
