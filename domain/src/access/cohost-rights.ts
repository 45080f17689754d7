import type { BookingEvent } from '../booking/process.ts'

/** What a host can share of one listing. Money, papers and the listing's end stay with the host. */
export const COHOST_RIGHTS = ['listing', 'calendar', 'bookings', 'messages'] as const
export type CohostRight = (typeof COHOST_RIGHTS)[number]

/** Rights that involve guests: they have no effect until the co-host's identity is verified. */
const NEAR_GUESTS: readonly CohostRight[] = ['bookings', 'messages']

export function needsIdentity(right: CohostRight): boolean {
  return NEAR_GUESTS.includes(right)
}

/** An invitation that nobody takes ends by itself. */
export const INVITATION_DAYS = 14

/** People who help with one listing, invited ones included. */
export const COHOSTS_MAX = 10

/** Answers, and nothing that takes money back. */
export const COHOST_ANSWERS: readonly BookingEvent[] = ['accept', 'decline', 'leave_line']

/**
 * What of a listing only its host changes: whether it is offered at all, where it is and how much of that is shown,
 * and the terms that bind the host toward a guest.
 */
const HOST_ONLY = [
  'isAvailable',
  'location',
  'pin',
  'privacyLevel',
  'cancellationPolicy',
  'bookingApproval',
  'guestPreference',
  'areasIn',
  'areasOut',
  'insuranceLeast',
  'permitRequired',
  'crewAddressHours',
] as const

export function keptByHost(fields: readonly string[]): string[] {
  return fields.filter((field) => (HOST_ONLY as readonly string[]).includes(field))
}

export type CohostStatus = 'invited' | 'expired' | 'active' | 'ended' | 'declined'

type Standing = { acceptedAt: Date | null; endedAt: Date | null; declinedAt: Date | null; expiresAt: Date }

export function cohostStatus(
  { acceptedAt, endedAt, declinedAt, expiresAt }: Standing,
  now: Date,
): CohostStatus {
  if (declinedAt !== null) return 'declined'
  if (endedAt !== null) return 'ended'
  if (acceptedAt !== null) return 'active'
  return now < expiresAt ? 'invited' : 'expired'
}
