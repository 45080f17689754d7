/** Files that people upload; the platform makes everything else in a packet. */
export const PACKET_FILE_KINDS = ['insurance', 'permit', 'before', 'after'] as const
export type PacketFileKind = (typeof PACKET_FILE_KINDS)[number]

/** In the order in which the checklist shows them. */
export const PACKET_ITEMS = [
  'guest_identity',
  'host_identity',
  'house_rules',
  'invoice',
  'guest_signature',
  'host_signature',
  'crew_list',
  'insurance',
  'permit',
  'before_photos',
  'after_photos',
] as const
export type PacketItem = (typeof PACKET_ITEMS)[number]

export type PacketFacts = {
  isGuestVerified: boolean
  isHostVerified: boolean
  /** The booking keeps the rules as the guest accepted them with the request. */
  hasHouseRules: boolean
  hasInvoice: boolean
  hasGuestSigned: boolean
  hasHostSigned: boolean
  crewListed: number
  needsInsurance: boolean
  hasGoodInsurance: boolean
  needsPermit: boolean
  hasPermit: boolean
  beforePhotos: number
  afterPhotos: number
  startsAt: Date
  endsAt: Date
}

export type CheckItem = {
  item: PacketItem
  isRequired: boolean
  isDone: boolean
  /** Whose turn it is; null where it is done or nobody's. */
  turn: 'guest' | 'host' | null
  dueAt: Date | null
}

const HOUR = 3_600_000
/** Early enough for the person who opens the door to read it. */
const BEFORE_START = 24 * HOUR
const AFTER_END = 24 * HOUR

/**
 * What a booking needs before its shoot is cleared: what is there, what is missing, whose turn it is, by
 * when.
 */
export function checkPacket(facts: PacketFacts): CheckItem[] {
  const before = new Date(facts.startsAt.getTime() - BEFORE_START)
  const after = new Date(facts.endsAt.getTime() + AFTER_END)
  const guest = { turn: 'guest', dueAt: before } as const
  const host = { turn: 'host', dueAt: before } as const
  const nobody = { turn: null, dueAt: null } as const
  const all: (Omit<CheckItem, 'turn' | 'dueAt'> & { whose: Pick<CheckItem, 'turn' | 'dueAt'> })[] = [
    { item: 'guest_identity', isRequired: true, isDone: facts.isGuestVerified, whose: guest },
    { item: 'host_identity', isRequired: true, isDone: facts.isHostVerified, whose: host },
    { item: 'house_rules', isRequired: true, isDone: facts.hasHouseRules, whose: nobody },
    { item: 'invoice', isRequired: true, isDone: facts.hasInvoice, whose: nobody },
    { item: 'guest_signature', isRequired: true, isDone: facts.hasGuestSigned, whose: guest },
    { item: 'host_signature', isRequired: true, isDone: facts.hasHostSigned, whose: host },
    { item: 'crew_list', isRequired: true, isDone: facts.crewListed > 0, whose: guest },
    { item: 'insurance', isRequired: facts.needsInsurance, isDone: facts.hasGoodInsurance, whose: guest },
    { item: 'permit', isRequired: facts.needsPermit, isDone: facts.hasPermit, whose: guest },
    {
      item: 'before_photos',
      isRequired: false,
      isDone: facts.beforePhotos > 0,
      whose: { turn: 'guest', dueAt: facts.startsAt },
    },
    {
      item: 'after_photos',
      isRequired: false,
      isDone: facts.afterPhotos > 0,
      whose: { turn: 'guest', dueAt: after },
    },
  ]
  return all.map(({ whose, ...item }) => ({ ...item, ...(item.isDone ? nobody : whose) }))
}

export function isCleared(items: readonly CheckItem[]): boolean {
  return items.every(({ isRequired, isDone }) => isDone || !isRequired)
}
