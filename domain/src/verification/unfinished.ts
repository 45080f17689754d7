const HOUR = 3_600_000

/**
 * As long as the first address of a provider's page works. Until then a person who left it is sent back to
 * it.
 */
const GIVEN_UP_AFTER = 48 * HOUR

/** Whether a check has waited for its person so long that they may start another instead. */
export function isGivenUp(submittedAt: Date, now: Date): boolean {
  return now.getTime() - submittedAt.getTime() >= GIVEN_UP_AFTER
}
