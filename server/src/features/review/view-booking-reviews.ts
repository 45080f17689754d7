import type { BookingReviews } from '@roomtone/contract/review/review'
import type { Actor } from '@roomtone/domain/access/actor'
import { mayReview, reviewsCloseAt } from '@roomtone/domain/review/review'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findBooking } from '../booking/entry.ts'
import { findName, findReviewsOf } from './read-review.store.ts'
import { aboutYouView, ownView } from './review.view.ts'
import { sideOf } from './side-of.ts'

export async function viewBookingReviews(deps: Deps, actor: Actor, id: string): Promise<BookingReviews> {
  const now = deps.clock.now()
  const booking = await findBooking(deps.db, id)
  const { side, subjectId } = sideOf(booking, actor.userId)
  if (!booking) throw new Refused('not_found')
  const reviews = await findReviewsOf(deps.db, id)
  const mine = reviews.find((review) => review.side === side)
  // What is blind is not there, and what was taken down is not either.
  const theirs = reviews.find(
    (review) => review.side !== side && review.publishedAt !== null && review.hiddenAt === null,
  )
  const isOpen = booking.state === 'completed' && mayReview({ endedAt: booking.ends_at, now })
  return {
    side,
    other: await findName(deps.db, subjectId),
    canWrite: isOpen && mine === undefined,
    closesAt: reviewsCloseAt(booking.ends_at).toISOString(),
    mine: mine ? ownView(mine, now) : null,
    theirs: theirs ? aboutYouView(theirs) : null,
  }
}
