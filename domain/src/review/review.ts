export const REVIEW_SIDES = ['guest', 'host'] as const
export type ReviewSide = (typeof REVIEW_SIDES)[number]

export const REVIEW_BODY_MAX = 2000
export const REPLY_MAX = 1000

const DAY = 86_400_000
const WINDOW = 14 * DAY

/** Both sides may write from the end of a booking until then; after that, written reviews are shown. */
export function reviewsCloseAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + WINDOW)
}

export function mayReview({ endedAt, now }: { endedAt: Date; now: Date }): boolean {
  return now >= endedAt && now < reviewsCloseAt(endedAt)
}

/** The form of the cached column: 490 is 4.9. Null: no review yet. */
export function ratingHundredths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 100) / count)
}
