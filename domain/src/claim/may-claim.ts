import type { BookingState } from '../booking/process.ts'
import type { Cents } from '../money/cents.ts'
import { type ClaimSide, claimsCloseAt, HOST_ASKS_AT_MOST } from './claim.ts'

type Booked = { state: BookingState; startsAt: Date; endsAt: Date; endedAt: Date | null }

/**
 * The deadline for reporting a problem; a shoot that an admin stopped midway took place until then. Null: it
 * did not take place.
 */
export function claimableUntil({ state, startsAt, endsAt, endedAt }: Booked): Date | null {
  if (state === 'confirmed' || state === 'completed') return claimsCloseAt(endsAt)
  if (state !== 'cancelled' || endedAt === null || endedAt <= startsAt) return null
  return claimsCloseAt(endedAt < endsAt ? endedAt : endsAt)
}

/** `never`: it did not take place, and no longer will. */
export function claimWindow(booked: Booked, now: Date): 'never' | 'early' | 'open' | 'late' {
  const until = claimableUntil(booked)
  if (until === null) return 'never'
  if (now < booked.startsAt) return 'early'
  return now < until ? 'open' : 'late'
}

/** A guest can get back what they paid and have not got back yet; a host can ask for what something costs them. */
export function mostToAsk(side: ClaimSide, { paid, givenBack }: { paid: Cents; givenBack: Cents }): Cents {
  return side === 'host' ? HOST_ASKS_AT_MOST : Math.max(0, paid - givenBack)
}
