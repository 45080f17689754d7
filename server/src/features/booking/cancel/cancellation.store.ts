import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

/** When this host last cancelled without owing anything. */
export async function findLastFree(handle: Handle, hostId: string): Promise<Date | null> {
  const row = await handle
    .selectFrom('bookings')
    .select('ended_at as at')
    .where('host_id', '=', hostId)
    .where('state', '=', 'cancelled')
    .where('penalty_waived', '=', true)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/**
 * Cancellations of one host take turns until the transaction ends; two in parallel would both be the free
 * one.
 */
export async function takeTurnsOfHost(tx: Tx, hostId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cancellations-of:${hostId}`}, 0))`.execute(tx)
}
