export const CANCELLATION_POLICIES = ['very_flexible', 'flexible', 'standard_30', 'standard_90'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

export const CANCELLATION_POLICY_LABELS: Record<CancellationPolicy, string> = {
  very_flexible: 'Very flexible',
  flexible: 'Flexible',
  standard_30: 'Standard 30',
  standard_90: 'Standard 90',
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Step = { atLeastBefore: number; refundPercent: number }

/** From the longest time before the start to the shortest; later than the last step nothing of the rent comes back. */
const STEPS: Record<CancellationPolicy, readonly Step[]> = {
  very_flexible: [{ atLeastBefore: 24 * HOUR, refundPercent: 100 }],
  flexible: [
    { atLeastBefore: 7 * DAY, refundPercent: 100 },
    { atLeastBefore: 24 * HOUR, refundPercent: 50 },
  ],
  standard_30: [
    { atLeastBefore: 30 * DAY, refundPercent: 100 },
    { atLeastBefore: 7 * DAY, refundPercent: 50 },
  ],
  standard_90: [
    { atLeastBefore: 90 * DAY, refundPercent: 100 },
    { atLeastBefore: 14 * DAY, refundPercent: 50 },
  ],
}

/** Share of the rent that comes back, and the last instant at which it does. */
export type RefundStep = { refundPercent: number; until: Date }

/** The dates at which the refund changes, for one start; those that have passed at `now` are left out. */
export function refundSteps(policy: CancellationPolicy, start: Date, now: Date): RefundStep[] {
  return STEPS[policy]
    .map(({ atLeastBefore, refundPercent }) => ({
      refundPercent,
      until: new Date(start.getTime() - atLeastBefore),
    }))
    .filter(({ until }) => until.getTime() >= now.getTime())
}

/** What a guest who cancels at `now` gets back of the rent. */
export function refundPercentAt(policy: CancellationPolicy, start: Date, now: Date): number {
  const left = start.getTime() - now.getTime()
  return STEPS[policy].find(({ atLeastBefore }) => left >= atLeastBefore)?.refundPercent ?? 0
}

const GRACE_AFTER_CONFIRMATION = 24 * HOUR
const GRACE_BEFORE_START = 48 * HOUR

type Cancelling = { policy: CancellationPolicy; start: Date; confirmedAt: Date; now: Date }

/** The policy's share, or everything for who thinks better of it within a day while the start is still far off. */
export function guestRefundPercent({ policy, start, confirmedAt, now }: Cancelling): number {
  const isFresh = now.getTime() - confirmedAt.getTime() <= GRACE_AFTER_CONFIRMATION
  const isFarOff = start.getTime() - now.getTime() >= GRACE_BEFORE_START
  return isFresh && isFarOff ? 100 : refundPercentAt(policy, start, now)
}

/** The last instant at which a guest who cancels gets what they would get at `now`; null: it stays as it is. */
export function refundChangesAfter({ policy, start, confirmedAt, now }: Cancelling): Date | null {
  const percent = guestRefundPercent({ policy, start, confirmedAt, now })
  const graceEnd = Math.min(
    confirmedAt.getTime() + GRACE_AFTER_CONFIRMATION,
    start.getTime() - GRACE_BEFORE_START,
  )
  const ends = [...refundSteps(policy, start, now).map(({ until }) => until.getTime()), graceEnd]
  const next = ends
    .filter((end) => end >= now.getTime())
    .sort((one, other) => one - other)
    .find((end) => guestRefundPercent({ policy, start, confirmedAt, now: new Date(end + 1) }) !== percent)
  return next === undefined ? null : new Date(next)
}
