import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { BookingRow } from '../booking.store.ts'
import { countCompleted, insertPayout } from './payout.store.ts'

/**
 * Sends the host's share of this booking a while after its planned end, even if it was canceled meanwhile.
 */
export async function schedulePayout(deps: Deps, tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  const { id: bookingId, host_id: hostId, ends_at: endsAt } = booking
  const dueAt = payoutDueAt(endsAt, await countCompleted(tx, hostId))
  const payoutId = await insertPayout(tx, { bookingId, hostId, dueAt, now })
  if (payoutId)
    await deps.jobs.add(
      tx,
      'release-payout',
      { payoutId },
      { key: `payout:${payoutId}:release`, runAt: dueAt },
    )
}
