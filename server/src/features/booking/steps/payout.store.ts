import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

/** Counts this host's completed bookings: a host with a few of them is paid sooner. */
export async function countCompleted(handle: Handle, hostId: string): Promise<number> {
  const { count } = await handle
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}

/** Of those that are confirmed now, how many will be completed at that moment besides those that are already. */
export async function countCompletedBy(handle: Handle, hostId: string, at: Date): Promise<number> {
  const { count } = await handle
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where(sql<SqlBool>`(state = 'completed' or (state = 'confirmed' and upper(during) <= ${at}))`)
    .executeTakeFirstOrThrow()
  return count
}

type NewPayout = { bookingId: string; hostId: string; dueAt: Date; now: Date }

/** Undefined: this booking has its payout already. While something is open it waits for the decision. */
export async function insertPayout(
  tx: Tx,
  { bookingId, hostId, dueAt, now }: NewPayout,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('payouts')
    .values({
      booking_id: bookingId,
      host_id: hostId,
      due_at: dueAt,
      created_at: now,
      state: sql`case when is_contested(${bookingId}::uuid) then 'held' else 'scheduled' end`,
    })
    .onConflict((conflict) => conflict.column('booking_id').where('cause', '=', 'booking').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Releasing it waits until this transaction ends. */
export async function lockPayoutOf(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('payouts')
    .select(['id', 'state', 'due_cents as due'])
    .where('booking_id', '=', bookingId)
    .where('cause', '=', 'booking')
    .forUpdate()
    .executeTakeFirst()
}
