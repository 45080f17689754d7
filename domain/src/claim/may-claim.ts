import type { BookingState } from '../booking/process.ts'
import type { Cents } from '../money/cents.ts'
import { type ClaimSide, claimsCloseAt, HOST_ASKS_AT_MOST } from './claim.ts'

type Booked = { state: BookingState; startsAt: Date; endsAt: Date; now: Date }

/** `never`: it did not take place, and was not meant to any more. */
export function claimWindow({ state, startsAt, endsAt, now }: Booked): 'never' | 'early' | 'open' | 'late' {
  if (state !== 'confirmed' && state !== 'completed') return 'never'
  if (now < startsAt) return 'early'
  return now < claimsCloseAt(endsAt) ? 'open' : 'late'
}

/** A guest can get back what they paid and have not got back yet; a host can ask for what something costs them. */
export function mostToAsk(side: ClaimSide, { paid, givenBack }: { paid: Cents; givenBack: Cents }): Cents {
  return side === 'host' ? HOST_ASKS_AT_MOST : Math.max(0, paid - givenBack)
}
