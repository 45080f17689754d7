import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { markConfirming } from '../booking.store.ts'

/** The process that begins goes on to finish right away; the job is for when it could not. */
const FINISH_AFTER_MS = 30_000

/** From here on nothing but the card can end it. */
export async function beginConfirmation(
  { jobs }: Deps,
  tx: Tx,
  { bookingId, by, now }: { bookingId: string; by: string | null; now: Date },
): Promise<void> {
  await markConfirming(tx, bookingId, now, by)
  const runAt = new Date(now.getTime() + FINISH_AFTER_MS)
  await jobs.add(tx, 'capture-rent', { bookingId }, { key: `booking:${bookingId}:confirm`, runAt })
}
