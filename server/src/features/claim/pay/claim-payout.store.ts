import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

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
      state: sql`case when is_contested(${bookingId}::uuid) then 'held' else 'scheduled' end`,
    })
    .onConflict((conflict) => conflict.constraint('payouts_claim_once').doNothing())
    .returning(['id', sql<boolean>`state = 'held'`.as('isHeld')])
    .executeTakeFirst()
}
