import type { PacketView } from '@roomtone/contract/compliance/packet'
import { checkPacket, isCleared, type PacketFacts } from '@roomtone/domain/compliance/packet'

const startsAt = new Date('2026-12-05T17:00:00.000Z')
const endsAt = new Date('2026-12-05T21:00:00.000Z')

/** Both sides verified, with rules and an invoice, as every packet starts. */
const FACTS: PacketFacts = {
  isGuestVerified: true,
  isHostVerified: true,
  hasHouseRules: true,
  hasInvoice: true,
  hasGuestSigned: false,
  hasHostSigned: false,
  crewListed: 0,
  needsInsurance: false,
  hasGoodInsurance: false,
  needsPermit: false,
  hasPermit: false,
  beforePhotos: 0,
  afterPhotos: 0,
  startsAt,
  endsAt,
}

export const ALL_IN: Partial<PacketFacts> = {
  hasGuestSigned: true,
  hasHostSigned: true,
  crewListed: 3,
  needsInsurance: true,
  hasGoodInsurance: true,
  needsPermit: true,
  hasPermit: true,
  beforePhotos: 1,
  afterPhotos: 1,
}

/** A packet as its guest sees it, for tests to change as they need. */
export function aPacketView(facts: Partial<PacketFacts> = {}, over: Partial<PacketView> = {}): PacketView {
  const items = checkPacket({ ...FACTS, ...facts })
  return {
    id: '0b0c5d3e-0000-4000-8000-000000000003',
    bookingId: '0b0c5d3e-0000-4000-8000-000000000001',
    party: 'guest',
    title: 'Foundry Street Brick Loft',
    production: 'Late Sun',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone: 'America/Los_Angeles',
    invoiceId: 'RT-2026-1A2B3C4D',
    isReleaseSigned: false,
    status: 'missing_docs',
    createdAt: '2026-11-15T12:00:00.000Z',
    completedAt: null,
    completedReason: null,
    isOpen: true,
    isCleared: isCleared(items),
    items: items.map((item) => ({ ...item, dueAt: item.dueAt?.toISOString() ?? null })),
    release: { version: 1, issuedAt: '2026-11-15T12:00:00.000Z', signatures: [], canSign: true, earlier: [] },
    files: [],
    crewListed: facts.crewListed ?? 0,
    crewBooked: 5,
    insuranceLeast: facts.needsInsurance ? 100_000_000 : null,
    ...over,
  }
}
