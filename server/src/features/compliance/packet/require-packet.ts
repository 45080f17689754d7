import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { type BookingRow, findBooking, lockBooking } from '../../booking/entry.ts'
import { findPacket, type PacketRow } from './packet.store.ts'

export type Side = 'guest' | 'host'
type PacketParty = Side | 'admin'

export type Packet = { packet: PacketRow; booking: BookingRow; party: PacketParty }

/** Missing and forbidden are one answer. An admin who books or hosts is a guest or a host there. */
export async function requirePacket(handle: Handle, actor: Actor, bookingId: string): Promise<Packet> {
  return requirePart(handle, actor, await findBooking(handle, bookingId))
}

/** Changes to a packet take turns with changes to its booking. */
export async function lockPacket<S extends Side = Side>(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  side?: S,
): Promise<Packet & { party: S }> {
  const found = await requirePart(tx, actor, await lockBooking(tx, bookingId))
  if (found.party === 'admin' || (side && found.party !== side)) throw new Refused('not_found')
  return found as Packet & { party: S }
}

export function requirePacketOpen({ state, ends_at: endsAt }: BookingRow, now: Date): void {
  if (!isPacketOpen({ state, endsAt, now })) throw new Refused('no_longer_possible')
}

async function requirePart(handle: Handle, actor: Actor, booking: BookingRow | undefined): Promise<Packet> {
  const party = booking ? partyOf(booking, actor) : null
  if (!booking || party === null) throw new Refused('not_found')
  const packet = await findPacket(handle, booking.id)
  if (!packet) throw new Refused('not_found')
  return { packet, booking, party }
}

function partyOf({ guest_id, host_id }: BookingRow, actor: Actor): PacketParty | null {
  if (guest_id === actor.userId) return 'guest'
  if (host_id === actor.userId) return 'host'
  return hasRole(actor, 'admin') ? 'admin' : null
}
