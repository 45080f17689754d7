import type { Deps } from '../../platform/deps.ts'
import { lockBooking } from '../booking/entry.ts'
import { isGivenBack } from './is-given-back.ts'
import { takeBackReward } from './take-back-reward.ts'

/** An admin gave a booking back. A reward that is earned with it at this moment waits for its lock, or has been. */
export async function takeBackRefunded(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking && (await isGivenBack(tx, booking))) await takeBackReward(deps, tx, bookingId, now)
  })
}
