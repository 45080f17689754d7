import type { BookingState } from './process.ts'

const DAY = 86_400_000
const KEPT_AFTERWARDS = 30 * DAY

type Asked = { party: 'guest' | 'host' | 'admin'; state: BookingState; endsAt: Date; now: Date }

/**
 * Whether address and contacts are shown: once the booking is certain, and to guests not forever after they
 * have left.
 */
export function mayReveal({ party, state, endsAt, now }: Asked): boolean {
  if (party === 'admin') return false
  if (state === 'confirmed') return true
  if (state !== 'completed') return false
  return party === 'host' || now.getTime() <= endsAt.getTime() + KEPT_AFTERWARDS
}
