import type { BookingView } from '@roomtone/contract/booking/booking'
import type { PacketView } from '@roomtone/contract/compliance/packet'
import type { ReleaseView } from '@roomtone/contract/compliance/release'

export type ReleaseStanding =
  | 'sign'
  | 'signed'
  | 'superseded'
  | 'cancelled'
  | 'over'
  | 'unverified'
  | 'reader'

type Release = Pick<ReleaseView, 'version' | 'supersededAt' | 'signatures'>
type Packet = Pick<PacketView, 'party' | 'isOpen'> & {
  release: Pick<PacketView['release'], 'version' | 'signatures' | 'canSign'>
}

/** What this reader can do with this release now. */
export function standingOf(release: Release, packet: Packet, state: BookingView['state']): ReleaseStanding {
  if (release.supersededAt !== null) return 'superseded'
  if (state === 'cancelled') return 'cancelled'
  if (packet.party === 'admin') return 'reader'
  if (signaturesOf(release, packet).some(({ party }) => party === packet.party)) return 'signed'
  if (!packet.isOpen) return 'over'
  return packet.release.canSign ? 'sign' : 'unverified'
}

/** Signatures are only ever added, so the answer with more of them is the newer one. */
export function signaturesOf(
  release: Pick<ReleaseView, 'version' | 'signatures'>,
  packet: { release: Pick<PacketView['release'], 'version' | 'signatures'> },
): ReleaseView['signatures'] {
  const known = packet.release
  if (known.version !== release.version) return release.signatures
  return known.signatures.length > release.signatures.length ? known.signatures : release.signatures
}

/** The text on screen was the current one, and no longer is. */
export function isReissued(
  release: Pick<ReleaseView, 'version' | 'supersededAt'>,
  packet: { release: Pick<PacketView['release'], 'version'> },
): boolean {
  return release.supersededAt === null && packet.release.version > release.version
}
