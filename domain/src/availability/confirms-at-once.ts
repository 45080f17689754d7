import type { BookingApproval, GuestPreference } from '../listing/options.ts'

const HOUR = 3_600_000
const LEAD_HOURS = 24

type Terms = { bookingApproval: BookingApproval; guestPreference: GuestPreference }

/** The host need not be asked so far ahead of the start. */
export function leavesTimeForInstant(startsAt: Date, askedAt: Date): boolean {
  return startsAt.getTime() - askedAt.getTime() >= LEAD_HOURS * HOUR
}

/** Nearer than a day the host is asked, however the listing is set; so is everyone new where experience is wanted. */
export function confirmsAtOnce(terms: Terms, isExperienced: boolean, startsAt: Date, now: Date): boolean {
  if (terms.bookingApproval !== 'instant') return false
  if (!leavesTimeForInstant(startsAt, now)) return false
  return terms.guestPreference === 'any' || isExperienced
}
