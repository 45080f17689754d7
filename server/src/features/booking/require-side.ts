import { actionsFor } from '@roomtone/domain/booking/actions'
import type { BookingEvent } from '@roomtone/domain/booking/process'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { mayActFor } from '../cohost/entry.ts'
import { type BookingRow, lockBooking } from './booking.store.ts'

export type Side = 'guest' | 'host'

/** Null for everyone else, and for a host who has not been asked yet: to them it does not exist. */
function sideOf(booking: BookingRow, userId: string): Side | null {
  if (booking.guest_id === userId) return 'guest'
  return booking.host_id === userId && isKnownToHost(booking) ? 'host' : null
}

function isKnownToHost(booking: BookingRow): boolean {
  return booking.sent_at !== null || booking.confirmed_at !== null
}

/** Missing and forbidden are one answer: people who are not part of it learn nothing. */
export function requireSide(booking: BookingRow | undefined, userId: string, side?: Side) {
  const found = booking ? sideOf(booking, userId) : null
  if (!booking || found === null || (side && found !== side)) throw new Refused('not_found')
  return { booking, side: found }
}

/** As `requireSide`, with co-hosts who may handle bookings counted on the host's side. */
export async function requirePart(
  handle: Handle,
  booking: BookingRow | undefined,
  userId: string,
  side?: Side,
): Promise<{ booking: BookingRow; side: Side }> {
  if (booking && sideOf(booking, userId) === null && isKnownToHost(booking)) {
    const isShared = await mayActFor(handle, { userId }, booking.property_id, 'bookings')
    if (isShared && side !== 'guest') return { booking, side: 'host' }
  }
  return requireSide(booking, userId, side)
}

export async function lockForPart(tx: Tx, id: string, userId: string, side?: Side) {
  return requirePart(tx, await lockBooking(tx, id), userId, side)
}

export async function lockForSide(tx: Tx, id: string, userId: string, side?: Side) {
  return requireSide(await lockBooking(tx, id), userId, side)
}

/** The first of these that the booking still allows to this party. */
export function requireAction(
  party: Side | 'admin',
  booking: BookingRow,
  wanted: readonly BookingEvent[],
  now: Date,
): BookingEvent {
  const allowed = possibleAction(party, booking, wanted, now)
  if (!allowed) throw new Refused('no_longer_possible')
  return allowed
}

export function possibleAction(
  party: Side | 'admin',
  booking: BookingRow,
  wanted: readonly BookingEvent[],
  now: Date,
): BookingEvent | undefined {
  const actions = actionsFor(party, {
    state: booking.state,
    expiresAt: booking.expires_at,
    isConfirming: booking.confirming_since !== null,
    startsAt: booking.starts_at,
    now,
  })
  return actions.find((event) => wanted.includes(event))
}
