import type { PacketFileView, PacketView } from '@roomtone/contract/compliance/packet'
import { checkPacket, isCleared, type PacketFacts } from '@roomtone/domain/compliance/packet'
import type { ReleaseRow } from '../release/location-release.store.ts'
import type { Signature } from '../release/signature-details.ts'
import type { FileRow } from './packet.store.ts'
import { problemsOf, type Shoot } from './refresh-packet.ts'
import type { Packet } from './require-packet.ts'

export function packetFileView(file: FileRow, shoot: Shoot, viewerId: string): PacketFileView {
  const { validFrom, validUntil, limit } = file.facts
  const problems = problemsOf(file, shoot)
  return {
    id: file.id,
    kind: file.kind,
    party: file.party,
    isOwn: file.ownerId === viewerId,
    name: file.name,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256.toString('hex'),
    createdAt: file.createdAt.toISOString(),
    countersignedAt: file.countersignedAt?.toISOString() ?? null,
    certificate:
      problems && validFrom && validUntil && limit ? { validFrom, validUntil, limit, problems } : null,
  }
}

export function signatureView({ party, details, signedAt }: Signature) {
  return { party, legalName: details.legalName, signedAt: signedAt.toISOString() }
}

type Parts = {
  title: string
  facts: PacketFacts
  shoot: Shoot
  files: FileRow[]
  /** The newest first. */
  releases: ReleaseRow[]
  /** Of the current one. */
  signatures: Signature[]
  isOpen: boolean
  canSign: boolean
  viewerId: string
}

export function packetView({ packet, booking, party }: Packet, parts: Parts): PacketView {
  const items = checkPacket(parts.facts)
  return {
    id: packet.id,
    bookingId: booking.id,
    party,
    title: parts.title,
    production: booking.production_title,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    timeZone: booking.time_zone,
    invoiceId: packet.invoice_id,
    isReleaseSigned: packet.location_release_signed,
    status: packet.completed_at === null ? 'missing_docs' : 'complete',
    createdAt: packet.created_at.toISOString(),
    completedAt: packet.completed_at?.toISOString() ?? null,
    completedReason: packet.completed_by === null ? null : packet.completed_reason,
    isOpen: parts.isOpen,
    isCleared: isCleared(items),
    items: items.map((item) => ({
      item: item.item,
      isRequired: item.isRequired,
      isDone: item.isDone,
      turn: item.turn,
      dueAt: item.dueAt?.toISOString() ?? null,
    })),
    release: releasePart(parts),
    files: parts.files.map((file) => packetFileView(file, parts.shoot, parts.viewerId)),
    crewListed: parts.facts.crewListed,
    crewBooked: booking.crew,
    insuranceLeast: parts.shoot.insuranceLeast,
  }
}

function releasePart({ releases, signatures, canSign }: Parts): PacketView['release'] {
  const [current, ...earlier] = releases
  if (!current) throw new Error('A packet without a release')
  return {
    version: current.version,
    issuedAt: current.issuedAt.toISOString(),
    signatures: signatures.map(signatureView),
    canSign,
    earlier: earlier.map(({ version, issuedAt, supersededAt }) => ({
      version,
      issuedAt: issuedAt.toISOString(),
      supersededAt: (supersededAt ?? issuedAt).toISOString(),
    })),
  }
}
