import type { BookingApproval, GuestPreference } from '../listing/options.ts'

const HOUR = 3_600_000
const LEAD_HOURS = 24

type Terms = { bookingApproval: BookingApproval; guestPreference: GuestPreference }

/** This far ahead of the start, the host need not be asked. */
export function leavesTimeForInstant(startsAt: Date, askedAt: Date): boolean {
  return startsAt.getTime() - askedAt.getTime() >= LEAD_HOURS * HOUR
}

/**
 * The host is asked about any booking within a day of its start and, if they want experienced guests, about
 * new ones.
 */
export function confirmsAtOnce(terms: Terms, isExperienced: boolean, startsAt: Date, now: Date): boolean {
  if (terms.bookingApproval !== 'instant') return false
  if (!leavesTimeForInstant(startsAt, now)) return false
  return terms.guestPreference === 'any' || isExperienced
}
