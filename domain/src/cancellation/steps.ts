/** A guest who cancels at least this long before the start gets this share of the rent back. */
export type CancellationStep = { hoursBefore: number; refundPercent: number }

/**
 * From the longest time before the start to the shortest; after the last step none of the rent is refunded.
 */
export const DEFAULT_CANCELLATION_STEPS = {
  very_flexible: [{ hoursBefore: 24, refundPercent: 100 }],
  flexible: [
    { hoursBefore: 168, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  standard_30: [
    { hoursBefore: 720, refundPercent: 100 },
    { hoursBefore: 168, refundPercent: 50 },
  ],
  standard_90: [
    { hoursBefore: 2160, refundPercent: 100 },
    { hoursBefore: 336, refundPercent: 50 },
  ],
} as const satisfies Record<string, readonly CancellationStep[]>

export const STEPS_MAX = 4
export const HOURS_BEFORE_MAX = 365 * 24

/** Steps make a policy when each is nearer to the start than the one before it and refunds less. */
export function areStepsSound(steps: readonly CancellationStep[]): boolean {
  if (steps.length === 0 || steps.length > STEPS_MAX) return false
  return steps.every(({ hoursBefore, refundPercent }, index) => {
    const before = steps[index - 1]
    return (
      isWholeBetween(hoursBefore, 0, HOURS_BEFORE_MAX) &&
      isWholeBetween(refundPercent, 0, 100) &&
      (!before || (hoursBefore < before.hoursBefore && refundPercent < before.refundPercent))
    )
  })
}

function isWholeBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
