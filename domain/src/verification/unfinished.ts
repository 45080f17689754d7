const HOUR = 3_600_000

/** As long as the first address of a provider's page works. Until then whoever left it is sent back to it. */
const GIVEN_UP_AFTER = 48 * HOUR

/** Whether a check that still waits for its person has waited so long that they may begin another in its place. */
export function isGivenUp(submittedAt: Date, now: Date): boolean {
  return now.getTime() - submittedAt.getTime() >= GIVEN_UP_AFTER
}
