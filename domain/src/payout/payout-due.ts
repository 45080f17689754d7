const HOUR = 3_600_000
const FIRST_BOOKINGS = 5

/** A day after the end; three for a host we do not know well yet. `before`: how many of theirs were completed earlier. */
export function payoutDueAt(endsAt: Date, before: number): Date {
  return new Date(endsAt.getTime() + (before < FIRST_BOOKINGS ? 72 : 24) * HOUR)
}
