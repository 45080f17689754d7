import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../booking.store.ts'
import { takeStep } from '../steps/take-step.ts'
import { findAllInLine } from './in-line.store.ts'

type Closed = { propertyId: string; startsAt: Date; endsAt: Date; now: Date }

/** The time is closed for good: the guests with a second hold on it are told, instead of waiting in vain. */
export async function endSecondHolds(
  deps: Deps,
  tx: Tx,
  { propertyId, startsAt, endsAt, now }: Closed,
): Promise<void> {
  for (const id of await findAllInLine(tx, propertyId, startsAt, endsAt)) {
    const waiting = await lockBooking(tx, id)
    if (waiting?.state !== 'second_hold') continue
    await takeStep(deps, tx, { booking: waiting, event: 'expire', party: 'clock', actorId: null, now })
  }
}
