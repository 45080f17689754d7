import { mayReview, reviewsCloseAt } from '@roomtone/domain/review/review'
import type { Deps } from '../../platform/deps.ts'
import { each } from '../../platform/jobs/each.ts'
import { lockBooking } from '../booking/entry.ts'
import { publishReviews } from './publish-reviews.ts'
import { findClosedBlind } from './write-review.store.ts'

/** The fourteen days are over: what one side wrote is shown, although the other stayed silent. */
export async function closeReviews(deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking || mayReview({ endedAt: booking.ends_at, now })) return
    await publishReviews(deps, tx, bookingId, now)
  })
}

const AT_ONCE = 200
const WINDOW = reviewsCloseAt(new Date(0)).getTime()

/** Whatever a worker that was down has missed. */
export async function sweepReviews(deps: Deps): Promise<void> {
  const endedBefore = new Date(deps.clock.now().getTime() - WINDOW)
  await each(await findClosedBlind(deps.db, endedBefore, AT_ONCE), (bookingId) =>
    closeReviews(deps, bookingId),
  )
}
