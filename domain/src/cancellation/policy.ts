import { type CancellationStep, DEFAULT_CANCELLATION_STEPS } from './steps.ts'

export const CANCELLATION_POLICIES = ['very_flexible', 'flexible', 'standard_30', 'standard_90'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

const HOUR = 3_600_000

/** The share of the rent that is refunded, and the last instant at which it is. */
export type RefundStep = { refundPercent: number; until: Date }

/** Null: agreed to before the steps of a policy could change. */
type Steps = readonly CancellationStep[] | null | undefined

const stepsOf = (policy: CancellationPolicy, steps: Steps): readonly CancellationStep[] =>
  steps ?? DEFAULT_CANCELLATION_STEPS[policy]

/** The dates at which the refund changes, for one start; those before `now` are left out. */
export function refundSteps(policy: CancellationPolicy, start: Date, now: Date, steps?: Steps): RefundStep[] {
  return stepsOf(policy, steps)
    .map(({ hoursBefore, refundPercent }) => ({
      refundPercent,
      until: new Date(start.getTime() - hoursBefore * HOUR),
    }))
    .filter(({ until }) => until.getTime() >= now.getTime())
}

/** What a guest who cancels at `now` gets back of the rent. */
export function refundPercentAt(policy: CancellationPolicy, start: Date, now: Date, steps?: Steps): number {
  const left = start.getTime() - now.getTime()
  return stepsOf(policy, steps).find(({ hoursBefore }) => left >= hoursBefore * HOUR)?.refundPercent ?? 0
}

const GRACE_AFTER_CONFIRMATION = 24 * HOUR
const GRACE_BEFORE_START = 48 * HOUR

type Cancelling = { policy: CancellationPolicy; start: Date; confirmedAt: Date; now: Date; steps?: Steps }

/**
 * The policy's share, or everything for a guest who cancels within a day while the start is still far off.
 */
export function guestRefundPercent({ policy, start, confirmedAt, now, steps }: Cancelling): number {
  const isFresh = now.getTime() - confirmedAt.getTime() <= GRACE_AFTER_CONFIRMATION
  const isFarOff = start.getTime() - now.getTime() >= GRACE_BEFORE_START
  return isFresh && isFarOff ? 100 : refundPercentAt(policy, start, now, steps)
}

/** The last instant at which a guest who cancels gets what they would get at `now`; null: it stays as it is. */
export function refundChangesAfter({ now, ...facts }: Cancelling): Date | null {
  const { policy, start, confirmedAt, steps } = facts
  const percent = guestRefundPercent({ ...facts, now })
  const graceEnd = Math.min(
    confirmedAt.getTime() + GRACE_AFTER_CONFIRMATION,
    start.getTime() - GRACE_BEFORE_START,
  )
  const ends = [...refundSteps(policy, start, now, steps).map(({ until }) => until.getTime()), graceEnd]
  const next = ends
    .filter((end) => end >= now.getTime())
    .sort((one, other) => one - other)
    .find((end) => guestRefundPercent({ ...facts, now: new Date(end + 1) }) !== percent)
  return next === undefined ? null : new Date(next)
}
