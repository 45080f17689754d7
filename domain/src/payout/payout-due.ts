const HOUR = 3_600_000
/** A host whom we don't know well yet is paid later. */
export const FIRST_BOOKINGS = 5
export const FIRST_PAYOUT_HOURS = 72
export const PAYOUT_HOURS = 24

/**
 * A day after the end; three for the first bookings. `before`: how many of the host's bookings were completed
 * earlier.
 */
export function payoutDueAt(endsAt: Date, before: number): Date {
  const hours = before < FIRST_BOOKINGS ? FIRST_PAYOUT_HOURS : PAYOUT_HOURS
  return new Date(endsAt.getTime() + hours * HOUR)
}
