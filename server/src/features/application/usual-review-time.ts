import { REVIEW_TIME_DAYS, type ReviewTime, reviewTime } from '@roomtone/domain/listing/review-time'
import type { Deps } from '../../platform/deps.ts'
import { findReviewTimes } from './application-review.store.ts'

const DAY_MS = 86_400_000

/** Measured on our own decisions of the last weeks, for all listings. */
export async function usualReviewTime({ db, clock }: Deps): Promise<ReviewTime | null> {
  const since = new Date(clock.now().getTime() - REVIEW_TIME_DAYS * DAY_MS)
  const { decisions, medianMinutes } = await findReviewTimes(db, since)
  return reviewTime(decisions, medianMinutes)
}
