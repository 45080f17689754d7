export const REVIEW_TIME_DAYS = 90
const DECISIONS_MIN = 5
const HOURS = [1, 2, 4, 8, 12] as const
const MINUTES_IN_HOUR = 60
const HOURS_IN_DAY = 24

export type ReviewTime = { unit: 'hour' | 'day'; count: number }

/** "Usually within": the median, never rounded down. Null with too few decisions. */
export function reviewTime(decisions: number, medianMinutes: number | null): ReviewTime | null {
  if (decisions < DECISIONS_MIN || medianMinutes === null) return null
  const hours = medianMinutes / MINUTES_IN_HOUR
  const few = HOURS.find((count) => hours <= count)
  return few ? { unit: 'hour', count: few } : { unit: 'day', count: Math.ceil(hours / HOURS_IN_DAY) }
}
