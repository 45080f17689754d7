export const REVIEW_SIDES = ['guest', 'host'] as const
export type ReviewSide = (typeof REVIEW_SIDES)[number]

export const REVIEW_BODY_MAX = 2000
export const REPLY_MAX = 1000

const DAY = 86_400_000
const WINDOW = 14 * DAY

/** Both sides may write from the end of a booking until here; then what is in is shown. */
export function reviewsCloseAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + WINDOW)
}

export function mayReview({ endedAt, now }: { endedAt: Date; now: Date }): boolean {
  return now >= endedAt && now < reviewsCloseAt(endedAt)
}

/** As the cached column keeps it: 490 is 4.9. Null: nobody has said anything. */
export function ratingHundredths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 100) / count)
}
