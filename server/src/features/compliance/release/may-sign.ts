import { type Actor, isVerified } from '@roomtone/domain/access/actor'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { Packet } from '../packet/require-packet.ts'

type Signed = readonly { party: 'guest' | 'host' }[]

/** It is their turn and their booking, they are verified, and the booking is in effect. */
export function maySign(actor: Actor, { booking, party }: Packet, signed: Signed, now: Date): boolean {
  return (
    party !== 'admin' &&
    isVerified(actor) &&
    isPacketOpen({ state: booking.state, endsAt: booking.ends_at, now }) &&
    !signed.some((one) => one.party === party)
  )
}
