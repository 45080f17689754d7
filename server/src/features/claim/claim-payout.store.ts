import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Payouts of this booking that have not gone out wait until nothing is open any more. */
export async function holdPayouts(tx: Tx, bookingId: string): Promise<string[]> {
  await lockPayouts(tx, bookingId)
  const rows = await tx
    .updateTable('payouts')
    .set({ state: 'held' })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['scheduled', 'without_account', 'refused'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whoever releases one of them has done so, or waits. */
async function lockPayouts(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .selectFrom('payouts')
    .select('id')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Unless something else of this booking is open still. Never earlier than they were due. */
export async function letPayoutsGo(
  tx: Tx,
  bookingId: string,
  now: Date,
): Promise<{ id: string; dueAt: Date }[]> {
  await lockPayouts(tx, bookingId)
  return tx
    .updateTable('payouts')
    .set({ state: 'scheduled', due_at: sql<Date>`greatest(due_at, ${now})` })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claims')
            .select('claims.id')
            .where('claims.booking_id', '=', bookingId)
            .where('claims.state', 'in', ['open', 'answered']),
        ),
      ),
    )
    .returning(['id', 'due_at as dueAt'])
    .execute()
}

type NewPayout = { claimId: string; bookingId: string; hostId: string; now: Date }

/** For what was paid after the booking's own payout had gone. Waits like others while something is open. */
export async function insertClaimPayout(
  tx: Tx,
  { claimId, bookingId, hostId, now }: NewPayout,
): Promise<{ id: string; isHeld: boolean } | undefined> {
  return tx
    .insertInto('payouts')
    .values({
      cause: 'claim',
      claim_id: claimId,
      booking_id: bookingId,
      host_id: hostId,
      due_at: now,
      created_at: now,
      state: sql`case when exists (select 1 from claims where claims.booking_id = ${bookingId}::uuid
        and claims.state in ('open', 'answered')) then 'held' else 'scheduled' end`,
    })
    .onConflict((conflict) => conflict.constraint('payouts_claim_once').doNothing())
    .returning(['id', sql<boolean>`state = 'held'`.as('isHeld')])
    .executeTakeFirst()
}
