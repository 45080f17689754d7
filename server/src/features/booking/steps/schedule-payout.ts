import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { BookingRow } from '../booking.store.ts'
import { countCompleted, insertPayout } from './payout.store.ts'

/** What the host has of this booking goes out a while after it was to end, also when it was cancelled meanwhile. */
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
